/** Round trips in Java. */
import type { JavaLibrary } from '../kits.js';
import {
  access,
  camel,
  type Dialect,
  isDate,
  type Json,
  jsonOf,
  keptIn,
  pascal,
  pathOf,
  type Step,
  unlisted,
} from '../program.js';

/** The client, and how records become JSON and JSON records. */
const libraries: Readonly<Record<JavaLibrary, string>> = {
  'okhttp-gson': `
  static ApiClient client() {
    ApiClient client = new ApiClient();
    client.setBasePath(java.lang.System.getenv("GALA_URL"));
    client.setBearerToken(java.lang.System.getenv("GALA_TOKEN"));
    return client;
  }
  static PatchDirectives directives(PatchDirective... all) { return new PatchDirectives(List.of(all)); }
  static PatchOrMergePatch fields(String text) { return new PatchOrMergePatch(from(MergePatch.class, text)); }
  static String text(Object record) { return JSON.serialize(record); }
  static <T> T from(Class<T> type, String text) { return JSON.deserialize(filled(text), type); }`,
  native: `
  static ApiClient client() {
    ApiClient client = new ApiClient();
    client.updateBaseUri(java.lang.System.getenv("GALA_URL"));
    client.setRequestInterceptor(request -> request.header("Authorization", "Bearer " + java.lang.System.getenv("GALA_TOKEN")));
    return client;
  }
  static Object directives(PatchDirective... all) { return List.of(all); }
  static Object fields(String text) throws Exception { return from(Map.class, text); }
  static String text(Object record) throws Exception { return ApiClient.createDefaultObjectMapper().writeValueAsString(record); }
  static <T> T from(Class<T> type, String text) throws Exception {
    return ApiClient.createDefaultObjectMapper().readValue(filled(text), type);
  }`,
};

const shared = `
  static final Map<String, String> kept = new HashMap<>();
  static String filled(String text) {
    for (var one : kept.entrySet()) text = text.replace("$" + one.getKey(), one.getValue());
    return text;
  }
  interface Request { void send() throws Exception; }
  static void fails(int status, String code, Request request) throws Exception {
    try {
      request.send();
    } catch (ApiException error) {
      same(error.getCode(), status);
      if (code != null && !error.getResponseBody().contains(code)) throw new AssertionError(error.getResponseBody());
      return;
    }
    throw new AssertionError("expected " + status);
  }
  static Object plain(Object value) { return value instanceof Number number ? number.doubleValue() : String.valueOf(value); }
  static void same(Object found, Object expected) {
    if (!plain(found).equals(plain(expected))) throw new AssertionError("expected " + expected + ", found " + found);
  }`;

const steps = {
  field: (before: string, name: string) => `${before}.get${pascal(name)}()`,
  item: (before: string, index: string) => `${before}.get(${index})`,
  extra: (before: string) => `${before}.getAdditionalProperty("${unlisted}")`,
};
const value = (one: Json | undefined) => {
  if (keptIn(one)) return `kept.get("${keptIn(one)}")`;
  return isDate(one ?? null) ? `java.time.OffsetDateTime.parse("${one}")` : JSON.stringify(one ?? null);
};

/** The body. The directives of a batch are set, because neither library reads a union of an array and a map. */
function batched({ n, body, bodySchema }: Step) {
  const { operations = [] } = (body ?? {}) as { operations?: { patch_directives?: object }[] };
  const rest =
    body && operations.length > 0 ? { operations: operations.map(({ patch_directives, ...one }) => one) } : body;
  const read = `from(${bodySchema}.class, ${JSON.stringify(jsonOf(rest as Json))})`;
  if (operations.length === 0) return { before: [], body: read };
  const set = operations.flatMap(({ patch_directives: all }, index) => {
    const json = JSON.stringify(jsonOf(Object.values(all ?? {})));
    const from = `directives(from(PatchDirective[].class, ${json}))`;
    return all === undefined ? [] : [`b${n}.getOperations().get(${index}).setPatchDirectives(${from});`];
  });
  return { before: [`var b${n} = ${read};`, ...set], body: `b${n}` };
}

export const openapiGeneratorJava = (library: JavaLibrary): Dialect => ({
  // both libraries leave out null
  cannot: ({ isPatch, body }) => isPatch && (Array.isArray(body) || Object.values(body as object).includes(null)),
  statements(step) {
    const { n, tag, do: operation, isPatch, body, fails, gives = {}, keeps = {} } = step;
    const json = JSON.stringify(jsonOf(body));
    const batch = batched(step);
    const args = [
      'TENANT',
      ...pathOf(step).map((one) => value(one.value)),
      ...(body === undefined ? [] : [isPatch ? `fields(${json})` : batch.body]),
      ...step.parameters.filter((one) => one.in !== 'path').map((one) => value(one.value)),
    ];
    const call = `new ${pascal(tag)}Api(client).${camel(operation)}WithHttpInfo(${args.join(', ')})`;
    if (fails !== undefined) return [`fails(${fails.status}, ${value(fails.code)}, () -> ${call});`];
    const at = (path: string) => access(`a${n}`, path, steps);
    return [
      ...batch.before,
      `var r${n} = ${call};`,
      `var a${n} = r${n}.getData();`,
      ...Object.entries(gives).map(([path, expected]) => `same(${at(path)}, ${value(expected)});`),
      ...Object.entries(keeps).map(([name, path]) => {
        if (path === 'ETag') return `kept.put("${name}", r${n}.getHeaders().get("etag").get(0));`;
        return `kept.put("${name}", ${path === '' ? `text(a${n})` : at(path)});`;
      }),
    ];
  },
  files: (document, tenant, statements) => ({
    [`${document}.java`]: `import java.util.*;
import org.openapitools.client.*;
import org.openapitools.client.api.*;
import org.openapitools.client.model.*;

@SuppressWarnings("unchecked")
final class ${pascal(document)} {
  static final String TENANT = "${tenant}";${libraries[library]}${shared}
  public static void main(String[] args) throws Exception {
    ApiClient client = client();
    ${statements.join('\n    ')}
  }
}
`,
  }),
});
