/** Creates or edits a record: a form made of the document, sent as a patch against the version that was read. */
import { GalaError } from 'gala/client';
import { useEffect, useRef, useState } from 'preact/hooks';
import { counted } from './conference/shared.js';
import { capitalized, type Field, groupsOf, labelOf, type Resource, titleFields, titleOf } from './document.js';
import { FieldInput, type Finding, within } from './field.js';
import { address, leaving, type ResourceProps, recordAddress } from './page.js';
import { type Json, operation } from './session.js';
import { Heading, isExpired, overrideFor, Problem, withoutOverride } from './ui.js';

interface FormProps extends ResourceProps {
  /** As it was read; undefined to create one. */
  readonly record?: Json | undefined;
  readonly onSaved: (record: Json) => void;
}

export function Form({ record, onSaved, ...props }: FormProps) {
  const { tenant, resource, me } = props;
  const usable = resource.fields.filter((field) =>
    isWritable(field, me.permissions[`${resource.name}.${record ? 'patch' : 'create'}`], record),
  );
  const [base, setBase] = useState(record);
  const [initial] = useState<Json>(record ?? presets(usable));
  const [draft, setDraft] = useState(initial);
  const [error, setError] = useState<unknown>();
  const [override, setOverride] = useState<string>();
  const [newer, setNewer] = useState<Json>();
  const [isSaving, setIsSaving] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const changes = changed(base ?? initial, draft);
  useWarning(changes.length > 0 && !isSaving);

  const save = async (override?: string) => {
    setError(undefined);
    setIsSaving(true);
    let next: string | undefined;
    try {
      const saved = await send(props, base, draft, override);
      leaving.mayLeave = always;
      onSaved(saved);
      return;
    } catch (failed) {
      const current = base && isConflict(failed) ? await read(props, base).catch(() => undefined) : undefined;
      if (current !== undefined && current.sys_version !== base?.sys_version) setNewer(current);
      else setError(failed);
      next = overrideFor(failed, override);
    }
    setOverride(next);
    setIsSaving(false);
    const place = next === undefined ? '[aria-invalid], [role=alert]' : '[role=alert]'; // where the button is
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>(place)?.focus());
  };
  const submit = (event: Event) => {
    event.preventDefault();
    save();
  };
  const goOn = () => {
    if (newer === undefined) return;
    setDraft({ ...newer, ...Object.fromEntries(changes.map((name) => [name, draft[name]])) });
    setBase(newer);
    setNewer(undefined);
  };
  const findings = error instanceof GalaError ? findingsOf(error, base, draft) : [];
  // what must be there comes first; what is made of parts, and not there yet, last
  const isFirst = ({ name, required, schema }: Field) =>
    required ||
    initial[name] !== undefined ||
    titleFields(resource).includes(name) ||
    (schema['x-expected'] === true && !/array|object/.test(schema.type ?? 'object'));
  const isWrong = ({ name }: Field) => within(findings, name).length > 0;
  const input = (field: Field) => (
    <FieldInput
      key={`${field.name} ${base?.sys_version}`} // inputs keep what is typed, not what it was taken from
      {...props}
      record={base}
      field={field}
      value={draft[field.name]}
      findings={within(findings, field.name)}
      onChange={(value) => setDraft((now) => ({ ...now, [field.name]: value }))}
    />
  );
  const back = base
    ? recordAddress(tenant, resource.service, resource.name, String(base.id))
    : address(tenant, resource.service, resource.name);
  return (
    <>
      <Heading
        title={base ? `Edit ${titleOf(resource, base)}` : `New ${resource.noun}`}
        over={capitalized(resource.plural)}
      />
      <form class="record" ref={form} onSubmit={submit} autocomplete="off" onInvalidCapture={unfold}>
        {groupsOf(resource, usable).map(({ heading, fields }) => {
          const first = fields.filter(isFirst);
          const others = fields.filter((field) => !isFirst(field));
          const isFolded = first.length === 0;
          return (
            <section key={heading}>
              {heading !== undefined && !isFolded && <h2 class="part">{heading}</h2>}
              {first.sort((one, other) => Number(other.required) - Number(one.required)).map(input)}
              {others.length > 0 && (
                <details class="more" open={others.some(isWrong) || undefined}>
                  <summary>
                    {isFolded && heading !== undefined ? heading : counted(others.length, 'more field')}
                  </summary>
                  {others.map(input)}
                </details>
              )}
            </section>
          );
        })}
        {newer && <Newer {...{ resource, newer, base: base ?? {}, mine: changes, onGoOn: goOn }} />}
        {error !== undefined && (
          <Problem
            error={withoutPlaces(error, usable)}
            anyway={
              override === undefined
                ? undefined
                : { label: `${base ? 'Save' : 'Create'} anyway`, go: () => save(override) }
            }
          />
        )}
        <div class="actions sticky">
          <button
            type="submit"
            aria-busy={isSaving}
            disabled={isSaving || newer !== undefined || (base !== undefined && changes.length === 0)}
          >
            {base ? 'Save' : `Create ${resource.noun}`}
          </button>
          <a class="button outline" href={back} onClick={() => Object.assign(leaving, { mayLeave: always })}>
            Cancel
          </a>
          {base && changes.length > 0 && (
            <span class="quiet">{changes.length === 1 ? '1 field' : `${changes.length} fields`} changed</span>
          )}
        </div>
      </form>
    </>
  );
}

const always = () => true;

/** Asks before the page or the tab is left with changes in it. */
function useWarning(isNeeded: boolean) {
  useEffect(() => {
    if (!isNeeded) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    leaving.mayLeave = () => confirm('Leave without saving? Your changes are lost.');
    return () => {
      removeEventListener('beforeunload', warn);
      leaving.mayLeave = always;
    };
  }, [isNeeded]);
}

/** Owners of records do not see all of their fields, and cannot write all that they see. */
function isWritable({ schema }: Field, grant: 'all' | 'own' | undefined, record: Json | undefined): boolean {
  if (grant !== 'own') return true;
  const { 'x-visibility': seenBy = 'staff', 'x-writable-by': writtenBy } = schema;
  return seenBy !== 'staff' && (writtenBy === undefined || (writtenBy === 'creator' && record === undefined));
}

/** What a new record has in its form, although the API has no such default. */
const presets = (fields: readonly Field[]): Json =>
  Object.fromEntries(
    fields.flatMap(({ name, schema }) => {
      const preset = schema['x-console']?.preset;
      return preset === undefined ? [] : [[name, preset]];
    }),
  );

/** What is wrong cannot be told where it is folded away. */
function unfold({ target }: Event) {
  for (let at = (target as Element).closest('details'); at; at = at.parentElement?.closest('details') ?? null)
    at.open = true;
}

const changed = (before: Json, after: Json) =>
  Object.keys({ ...before, ...after }).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));

const read = ({ gala, resource }: ResourceProps, { id }: Json) => operation(gala, resource.name, 'get')({ id });

const pointerTo = (name: string) => `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;

/** The patch begins with a test of the version, so that nobody's change is overwritten unseen. */
function patchOf(base: Json, draft: Json) {
  const directives = changed(base, draft).map((name) => {
    const path = pointerTo(name);
    if (draft[name] === undefined) return { op: 'remove', path };
    return { op: base[name] === undefined ? 'add' : 'replace', path, value: draft[name] };
  });
  return [{ op: 'test', path: '/sys_version', value: base.sys_version }, ...directives];
}

function send(
  { gala, resource }: ResourceProps,
  base: Json | undefined,
  draft: Json,
  override?: string,
): Promise<Json> {
  const given = Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined));
  const anyway = override === undefined ? {} : { override };
  if (base === undefined) return operation(gala, resource.name, 'create')({ body: given, ...anyway });
  return operation(gala, resource.name, 'patch')({ id: base.id, body: patchOf(base, draft), ...anyway });
}

const isConflict = (error: unknown) => error instanceof GalaError && error.status === 409;

/** In a patch, the server names a place in the list of directives; what is found in the result, it names by field. */
function findingsOf({ details }: GalaError, base: Json | undefined, draft: Json): Finding[] {
  const paths = base && patchOf(base, draft).map(({ path }) => path);
  return details.map(({ pointer, message }) => {
    const [, index, rest = ''] = /^\/(\d+)(?:\/value)?(\/.*)?$/.exec(pointer) ?? [];
    const path = index === undefined ? undefined : paths?.[Number(index)];
    return { pointer: path === undefined ? pointer : path + rest, message: withoutOverride(message) };
  });
}

/** Says in one sentence that fields are marked, if all that is wrong is shown at fields. */
function withoutPlaces(error: unknown, fields: readonly Field[]): unknown {
  if (!(error instanceof GalaError) || isExpired(error) || error.details.length === 0) return error;
  const isShown = error.details.every(
    ({ pointer }) => fields.some(({ name }) => pointer.includes(pointerTo(name))) || /^\/\d/.test(pointer),
  );
  return isShown ? new Error('Nothing was saved. See the fields that are marked.') : error;
}

/** Somebody else has changed the record since it was read. */
function Newer(props: { resource: Resource; newer: Json; base: Json; mine: readonly string[]; onGoOn: () => void }) {
  const { newer, base, mine, onGoOn } = props;
  const theirs = changed(base, newer).filter((name) => !name.startsWith('sys_'));
  const both = theirs.filter((name) => mine.includes(name));
  const list = (names: readonly string[]) => new Intl.ListFormat('en').format(names.map(labelOf));
  return (
    <div class="problem" role="alert" tabIndex={-1}>
      <p>
        This record was changed by {String(newer.sys_last_modified_by_id ?? 'somebody else')} since you opened it
        (version {String(newer.sys_version)}, you have {String(base.sys_version)}). Nothing was saved.
      </p>
      {theirs.length > 0 && <p>Changed there: {list(theirs)}.</p>}
      {both.length > 0 && (
        <p>
          You have changed {list(both)} as well. There it is now:{' '}
          {both.map((name) => (
            <code key={name}>{JSON.stringify(newer[name]) ?? 'not set'} </code>
          ))}
        </p>
      )}
      <button type="button" onClick={onGoOn}>
        Keep my changes, on top of the new version
      </button>
    </div>
  );
}
