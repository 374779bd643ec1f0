/** Round trips in Go: bodies are JSON that the types of the client must hold, and what is expected is compared as JSON. */
import {
  access,
  type Dialect,
  given,
  type Json,
  jsonOf,
  keptIn,
  pascal,
  pathOf,
  type Step,
  unlisted,
} from '../program.js';

const shared = `
var ctx = context.Background()
var kept = map[string]string{}

func filled(text string) string {
	for name, value := range kept {
		text = strings.ReplaceAll(text, "$"+name, value)
	}
	return text
}

func from[T any](text string) T {
	for name, value := range kept {
		if !strings.HasPrefix(value, "{") { // within a string of JSON, unless it is a record
			quoted, _ := json.Marshal(value)
			value = string(quoted[1 : len(quoted)-1])
		}
		text = strings.ReplaceAll(text, "$"+name, value)
	}
	var value T
	must(json.Unmarshal([]byte(text), &value))
	return value
}

func text(value any) string {
	data, err := json.Marshal(value)
	must(err)
	var plain string
	if json.Unmarshal(data, &plain) == nil && plain != "" {
		return plain
	}
	return string(data)
}

func ref[T any](value T) *T { return &value }

func must(err error) {
	if err != nil {
		panic(err)
	}
}

func same(found any, expected string) {
	if text(found) != filled(expected) {
		panic(fmt.Sprintf("expected %v, found %v", filled(expected), text(found)))
	}
}
`;

const steps = {
  field: (before: string, name: string) => `${before}.${pascal(name)}`,
  item: (before: string, index: string) => `${before}[${index}]`,
  extra: (before: string) => `${before}.AdditionalProperties["${unlisted}"]`,
};
const value = (one: Json) => (typeof one === 'string' ? `\`${one}\`` : `\`${JSON.stringify(one)}\``);
const argument = (one: string | number | undefined) =>
  keptIn(one) ? `kept["${keptIn(one)}"]` : JSON.stringify(one ?? '');
const from = (type: string, json: string) => `from[client.${type}](\`${json}\`)`;

function checks({ gives = {}, keeps = {} }: Step, answer: string, list: string, etag: string): string[] {
  const at = (path: string) => access(/^\d/.test(path) ? list : answer, path, steps);
  return [
    ...Object.entries(gives).map(([path, expected]) => `same(${at(path)}, ${value(expected)})`),
    ...Object.entries(keeps).map(([name, path]) => `kept["${name}"] = ${path === 'ETag' ? etag : `text(${at(path)})`}`),
  ];
}

const files =
  (client: string, imports: readonly string[], start: string): Dialect['files'] =>
  (document, tenant, statements) => ({
    [`${document}.go`]: `package main

import (
${['context', 'encoding/json', 'fmt', 'net/http', 'os', 'strings', ...imports, client].map((one) => `\t"${one}"`).join('\n')}
)

const tenant = "${tenant}"
${shared}
${start}
	var err error
	${statements.join('\n\t')}
}
`,
  });

export const oapiCodegen: Dialect = {
  files: files(
    'roundtrip/client',
    [],
    `func authorize(_ context.Context, request *http.Request) error {
	request.Header.Set("Authorization", "Bearer "+os.Getenv("GALA_TOKEN"))
	return nil
}

func good[T any](expected *T, body []byte) *T {
	if expected == nil {
		panic(string(body))
	}
	return expected
}

func main() {
	gala, failure := client.NewClientWithResponses(os.Getenv("GALA_URL"), client.WithRequestEditorFn(authorize))
	must(failure)`,
  ),
  statements(step) {
    const { n, do: operation, isPatch, body, fails } = step;
    const name = pascal(operation);
    const kind = isPatch && !Array.isArray(body) ? 'ApplicationMergePatchPlusJSON' : 'JSON';
    const params = Object.fromEntries(given(step, 'query', 'header').map((one) => [one.name, one.value]));
    const args = [
      'ctx, tenant',
      ...pathOf(step).map((one) => argument(one.value)),
      `ref(${from(`${name}Params`, JSON.stringify(params))})`,
      ...(body === undefined ? [] : [from(`${name}${kind}RequestBody`, jsonOf(body))]),
    ];
    const call = `gala.${name}${kind === 'JSON' ? '' : `With${kind}Body`}WithResponse(${args.join(', ')})`;
    if (fails !== undefined)
      return [
        `r${n}, err := ${call}`,
        'must(err)',
        `same(r${n}.StatusCode(), "${fails.status}")`,
        ...(fails.code ? [`same(good(r${n}.JSON${fails.status}, r${n}.Body).Code, "${fails.code}")`] : []),
      ];
    return [
      `r${n}, err := ${call}`,
      'must(err)',
      `a${n} := good(r${n}.JSON200, r${n}.Body)`,
      `_ = a${n}`,
      ...checks(step, `a${n}`, `(*a${n})`, `r${n}.HTTPResponse.Header.Get("ETag")`),
    ];
  },
};

/** One of the two kinds: the union itself cannot be read from JSON, for its validator takes no field that can be null. */
function patchOf(patch: Json | undefined): string {
  const [kind, type] = Array.isArray(patch)
    ? ['ArrayOfPatchDirective', '[]client.PatchDirective']
    : ['MergePatch', 'client.MergePatch'];
  return `PatchOrMergePatch(client.${kind}AsPatchOrMergePatch(ref(from[${type}](\`${jsonOf(patch)}\`))))`;
}

export const openapiGeneratorGo: Dialect = {
  files: files(
    'example.org/gala/client',
    ['errors'],
    `func codeOf(err error) string {
	var failure *client.GenericOpenAPIError
	if !errors.As(err, &failure) {
		panic("it did not fail")
	}
	return failure.Model().(client.Error).Code
}

func main() {
	ctx = context.WithValue(ctx, client.ContextAccessToken, os.Getenv("GALA_TOKEN"))
	configuration := client.NewConfiguration()
	configuration.Servers[0].URL = os.Getenv("GALA_URL")
	configuration.HTTPClient = http.DefaultClient
	gala := client.NewAPIClient(configuration)`,
  ),
  statements(step) {
    const { n, tag, do: operation, isPatch, body, bodySchema, fails, method } = step;
    const sent = isPatch ? patchOf(body) : `${bodySchema}(${from(bodySchema, jsonOf(body))})`;
    const args = ['ctx, tenant', ...pathOf(step).map((one) => argument(one.value))];
    const chain = [
      `gala.${pascal(tag)}API.${pascal(operation)}(${args.join(', ')})`,
      ...(body === undefined ? [] : [sent]),
      ...given(step, 'query', 'header').map((one) => `${pascal(one.name)}(${argument(one.value)})`),
      'Execute()',
    ].join('.');
    if (fails !== undefined)
      return [
        `_, h${n}, err := ${chain}`,
        `same(h${n}.StatusCode, "${fails.status}")`,
        fails.code ? `same(codeOf(err), "${fails.code}")` : 'same(err != nil, "true")',
      ];
    // of a string, the client returns the JSON, with its quotes
    const answer = method === 'DELETE' ? `from[string](s${n})` : `s${n}`;
    return [
      `s${n}, h${n}, err := ${chain}`,
      'must(err)',
      `a${n} := ${answer}`,
      `_, _ = a${n}, h${n}`,
      ...checks(step, `a${n}`, `a${n}`, `h${n}.Header.Get("ETag")`),
    ];
  },
};
