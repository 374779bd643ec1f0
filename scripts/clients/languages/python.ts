/** Round trips in Python. */
import {
  access,
  type Dialect,
  given,
  isDate,
  type Json,
  jsonOf,
  keptIn,
  pascal,
  pathOf,
  type Step,
  snake,
  unlisted,
} from '../program.js';

/** What differs from tool to tool. */
interface Ways {
  /** The module of the client, all of whose modules are imported: some mistakes show only then. */
  readonly module: string;
  /** What the field `object` is called. */
  readonly objectName?: string;
  start(tenant: string, steps: readonly Step[]): string;
  call(step: Step): string;
  readonly data: string;
  failure(call: string, step: Step): readonly string[];
  whole(answer: string): string;
  readonly cannot?: Dialect['cannot'];
}

const shared = (module: string) => `import importlib, json, os, pkgutil
from datetime import datetime
from typing import Any, TypeVar
import ${module}

T = TypeVar("T")
kept: dict[str, str] = {}

for found in pkgutil.walk_packages(${module}.__path__, "${module}."):
    importlib.import_module(found.name)

def given(text: str) -> Any:
    for name, value in kept.items():
        text = text.replace("$" + name, value)
    return json.loads(text)
`;

const value = (one: Json) => {
  if (one === null) return 'None';
  if (typeof one === 'boolean') return one ? 'True' : 'False';
  if (isDate(one)) return `datetime.fromisoformat("${one.replace('Z', '+00:00')}")`;
  return keptIn(one) ? `kept["${keptIn(one)}"]` : JSON.stringify(one);
};
const body = ({ body: sent }: Step) => `given(r'''${jsonOf(sent)}''')`;

function python({ module, objectName = 'object', start, call, data, failure, whole, cannot }: Ways): Dialect {
  const steps = {
    field: (before: string, name: string) => `the(${before}).${name === 'object' ? objectName : snake(name)}`,
    item: (before: string, index: string) => `the(${before})[${index}]`,
    extra: (before: string) => `the(${before}).additional_properties["${unlisted}"]`,
  };
  const statements = (step: Step): string[] => {
    const { n, gives = {}, keeps = {} } = step;
    if (step.fails !== undefined) return [...failure(call(step), step)];
    const at = (path: string) => access(`a${n}`, path, steps);
    return [
      `r${n} = ${call(step)}`,
      `a${n} = good(r${n}.${data})`,
      ...Object.entries(gives).map(([path, expected]) => `same(${at(path)}, ${value(expected)})`),
      ...Object.entries(keeps).map(([name, path]) => {
        if (path === 'ETag') return `kept["${name}"] = str((r${n}.headers or {})["ETag"])`;
        return `kept["${name}"] = ${path === '' ? whole(`a${n}`) : `str(the(${at(path)}))`}`;
      }),
    ];
  };
  return {
    ...(cannot && { cannot }),
    statements,
    files: (document, tenant, statements, steps) => ({
      [`${document}.py`]: `${shared(module)}\n${start(tenant, steps)}\n${statements.join('\n')}\n`,
    }),
  };
}

/** Parameters other than those of the path, by name. */
const named = (step: Step, one: (name: string, isEnum: boolean, value: string) => string) =>
  given(step, 'query', 'header').map(
    ({ name, isEnum, value: it }) => `${snake(name)}=${one(name, isEnum, value(it ?? ''))}`,
  );

export const openapiPythonClient = python({
  module: 'gala_client',
  objectName: 'object_',
  start: (tenant, steps) => `from gala_client import AuthenticatedClient, models
from gala_client.models import Error
from gala_client.types import UNSET, Unset
${[...new Set(steps.map(({ tag, do: name }) => `from gala_client.api.${snake(tag)} import ${snake(name)}`))].join('\n')}

TENANT = "${tenant}"
client = AuthenticatedClient(base_url=os.environ["GALA_URL"], token=os.environ["GALA_TOKEN"])

def good(answer: T | Error | None) -> T:
    assert answer is not None and not isinstance(answer, Error), answer
    return answer

def the(value: T | Unset | None) -> T:
    assert value is not None and not isinstance(value, Unset), value
    return value

def same(found: object, expected: object) -> None:
    assert (None if found is UNSET else found) == expected, (found, expected)
`,
  call(step) {
    const { do: name, isPatch, bodySchema } = step;
    const sent = isPatch
      ? `[models.PatchDirective.from_dict(one) for one in given(r'''${jsonOf(directives(step.body ?? {}))}''')]`
      : `models.${bodySchema}.from_dict(${body(step)})`;
    const args = [
      'TENANT',
      ...pathOf(step).map(({ value: it }) => value(it ?? '')),
      'client=client',
      ...(step.body === undefined ? [] : [`body=${sent}`]),
      ...named(step, (param, isEnum, it) => (isEnum ? `models.${pascal(name)}${pascal(param)}(${it})` : it)),
    ];
    return `${snake(name)}.sync_detailed(${args.join(', ')})`;
  },
  data: 'parsed',
  failure: (call, { n, fails }) => [
    `r${n} = ${call}`,
    `same(r${n}.status_code, ${fails?.status})`,
    ...(fails?.code
      ? [`assert isinstance(r${n}.parsed, Error), r${n}`, `same(r${n}.parsed.code, "${fails.code}")`]
      : []),
  ],
  whole: (answer) => `json.dumps(${answer}.to_dict())`,
});

/** This tool can send one kind of body per operation: a JSON Patch, then. */
const directives = (patch: Json): Json =>
  Array.isArray(patch)
    ? patch
    : Object.entries(patch as object).map(([name, to]) => ({
        ...{ op: to === null ? 'remove' : 'add', path: `/${name}` },
        ...(to !== null && { value: to }),
      }));

const patchOf = (step: Step) => `gala.PatchOrMergePatch.from_json(json.dumps(${body(step)}))`;

export const openapiGeneratorPython = python({
  module: 'openapi_client',
  start: (tenant) => `import openapi_client as gala

TENANT = "${tenant}"
client = gala.ApiClient(gala.Configuration(host=os.environ["GALA_URL"], access_token=os.environ["GALA_TOKEN"]))

def the(value: T | None) -> T:
    assert value is not None
    return value

good = the

def same(found: object, expected: object) -> None:
    assert found == expected, (found, expected)
`,
  call(step) {
    const args = [
      'TENANT',
      ...pathOf(step).map(({ value: it }) => value(it ?? '')),
      ...(step.body === undefined
        ? []
        : [step.isPatch ? patchOf(step) : `the(gala.${step.bodySchema}.from_dict(${body(step)}))`]),
      ...named(step, (_, __, it) => it),
    ];
    return `gala.${pascal(step.tag)}Api(client).${snake(step.do)}_with_http_info(${args.join(', ')})`;
  },
  data: 'data',
  failure: (call, { fails }) => [
    'try:',
    `    ${call}`,
    `    raise AssertionError("expected ${fails?.status}")`,
    'except gala.ApiException as error:',
    `    same(error.status, ${fails?.status})`,
    ...(fails?.code
      ? ['    assert isinstance(error.data, gala.Error), error', `    same(error.data.code, "${fails.code}")`]
      : []),
  ],
  whole: (answer) => `${answer}.to_json()`,
});
