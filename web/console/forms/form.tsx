/** Creates or edits a record: a form made of the document, sent as a patch against the version that was read. */
import { GalaError } from 'gala/client';
import { useRef, useState } from 'preact/hooks';
import { counted } from '../conference/shared.js';
import { capitalized, type Field, groupsOf, isWritable, labelOf, type Resource, titleOf } from '../document.js';
import { address, goBack, leaving, type ResourceProps, recordAddress } from '../page.js';
import { useQuestions } from '../questions.js';
import type { Json } from '../session.js';
import { Heading, Loaded, overrideFor, Problem, useLoad, useQuestion } from '../ui.js';
import { FieldInput } from './field.js';
import { filledFrom, givenIn, useKnown, useSettings } from './filled.js';
import { withIds } from './ids.js';
import { Around, type Finding, within } from './input.js';
import { Section } from './parts.js';
import { changed, findingsOf, read, send, settled, withoutPlaces } from './sending.js';
import { canSuggest, resourceOf } from './suggestions.js';

interface FormProps extends ResourceProps {
  /** As it was read; undefined to create one. */
  readonly record?: Json | undefined;
  /** What a new one has in its form. */
  readonly given?: Json;
  readonly onSaved: (record: Json) => void;
}

/** The form of a new record. */
export function NewForm({ query, ...props }: FormProps & { query: URLSearchParams }) {
  const given = useLoad((signal) => givenIn(props, query, signal), []);
  return <Loaded from={given}>{(value) => <Form {...props} given={value} />}</Loaded>;
}

export function Form({ record, given = {}, onSaved, ...props }: FormProps) {
  const { tenant, resource, services, me } = props;
  const isNew = record === undefined;
  const grant = me.permissions[`${resource.name}.${isNew ? 'create' : 'patch'}`];
  // who may create their own records only is who they are about
  const owner = grant === 'own' ? resource.fields.find(({ schema }) => schema['x-owner'])?.name : undefined;
  /** Ids of what the caller neither knows nor can look up. */
  const isForeign = ({ schema, target, required, name }: Field) => {
    const other = resourceOf(services, target);
    return (
      grant === 'own' &&
      !required &&
      record?.[name] === undefined &&
      schema['x-refers-to'] !== undefined &&
      !(other && canSuggest({ ...props, resource: other, draft: given }))
    );
  };
  const usable = resource.fields.filter(
    (field) => field.name !== owner && isWritable(field, grant, isNew) && !isForeign(field),
  );
  const [base, setBase] = useState(record);
  const usableIn = (some: Json) =>
    Object.fromEntries(Object.entries(some).filter(([name]) => usable.some((field) => field.name === name)));
  const [initial] = useState<Json>(
    record ?? { ...presets(usable), ...usableIn(given), ...(owner !== undefined && { [owner]: me.contact_id }) },
  );
  const [draft, show] = useState(initial);
  const latest = useRef(initial); // also before it is shown
  const setDraft = (next: Json) => {
    latest.current = next;
    show(next);
  };
  const [error, setError] = useState<unknown>();
  const [findings, setFindings] = useState<readonly Finding[]>([]);
  const [override, setOverride] = useState<string>();
  const [newer, setNewer] = useState<Json>();
  const [isSaving, setIsSaving] = useState(false);
  const [note, tell] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const changes = changed(base ?? initial, draft);
  useQuestion(changes.length > 0 && !isSaving, 'Leave without saving? Your changes are lost.');

  const save = async (used?: string) => {
    setError(undefined);
    setIsSaving(true);
    setDraft(withIds(latest.current, { ...resource.resolve(resource.schema), required: [] }, resource.resolve) as Json);
    try {
      const saved = await send(props, base, latest.current, used);
      mayLeave();
      return onSaved(saved);
    } catch (failed) {
      const isConflict = failed instanceof GalaError && failed.status === 409;
      const current = base && isConflict ? await read(props, base).catch(() => undefined) : undefined;
      const found = findingsOf(failed, base, latest.current, usable);
      setFindings(found);
      setOverride(overrideFor(failed, used));
      if (current !== undefined && current.sys_version !== base?.sys_version) setNewer(current);
      else setError(withoutPlaces(failed, found, usable));
    }
    setIsSaving(false);
    requestAnimationFrame(() => focus('.problem:has(button)', '[aria-invalid]', '.problem'));
  };
  const focus = (...best: readonly string[]) =>
    best
      .map((one) => form.current?.querySelector<HTMLElement>(one))
      .find(Boolean)
      ?.focus();
  const submit = async (event: Event) => {
    event.preventDefault();
    if (await settled()) await new Promise(requestAnimationFrame); // what was found is shown
    if (form.current?.reportValidity()) save();
  };
  const goOn = () => {
    if (newer === undefined) return;
    setDraft({ ...newer, ...Object.fromEntries(changes.map((name) => [name, draft[name]])) });
    setBase(newer);
    setNewer(undefined);
    requestAnimationFrame(() => focus('[type=submit]'));
  };
  const questions = useQuestions(props, draft);
  const isWrong = ({ name }: Field) => within(findings, name).length > 0;
  /** What is filled in for want of anything better is not. */
  const isSeen = (field: Field) =>
    isWrong(field) ||
    (field.schema['x-console']?.questionsOf !== undefined && questions.length > 0) ||
    (draft[field.schema['x-console']?.switch ?? ''] === true && draft[field.name] === undefined) ||
    (field.schema['x-console']?.preset === undefined && (field.required || (base === undefined && isFilled(field))));
  const isFilled = ({ name }: Field) => initial[name] !== undefined;
  const { zone, currency } = useSettings(props, draft);
  const known = useKnown(props, draft);
  const onChosen = (target: string, record: Json) => {
    const other = resourceOf(services, target);
    const given = other === undefined ? {} : usableIn(filledFrom(props, other, record));
    const missing = Object.entries(given).filter(([name]) => latest.current[name] === undefined);
    if (missing.length > 0) setDraft({ ...latest.current, ...Object.fromEntries(missing) });
  };
  const input = (field: Field) => (
    <FieldInput
      key={`${field.name} ${base?.sys_version}`} // inputs keep what is typed, not what it was taken from
      {...props}
      field={field}
      value={draft[field.name]}
      findings={within(findings, field.name)}
      onChange={(value) => {
        const { switch: other, label = '' } = field.schema['x-console'] ?? {};
        const switched =
          latest.current[field.name] === undefined ? resource.fields.find(({ name }) => name === other) : undefined;
        setDraft({ ...latest.current, ...(switched && { [switched.name]: true }), [field.name]: value });
        if (switched) tell(`“${labelOf(switched.name, switched.schema)}” is Yes now, for the ${label.toLowerCase()}.`);
        if (isWrong(field)) setFindings(findings.filter((one) => within([one], field.name).length === 0));
      }}
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
        <Around.Provider value={{ draft, zone, currency, known, questions, onChosen }}>
          {groupsOf(resource, usable).map(({ heading, fields, isMore }) => (
            <Section
              key={heading}
              {...{ heading, isMore }}
              isOpen={fields.some(isSeen)}
              note={filledIn(fields.filter(isFilled).length)}
            >
              {fields.map(input)}
            </Section>
          ))}
        </Around.Provider>
        {newer && <Newer {...{ resource, newer, base: base ?? {}, mine: changes, onGoOn: goOn }} />}
        {error !== undefined && (
          <Problem
            error={error}
            anyway={override ? { label: `${base ? 'Save' : 'Create'} anyway`, go: () => save(override) } : undefined}
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
          <button
            type="button"
            class="outline"
            onClick={() => {
              mayLeave();
              goBack(back);
            }}
          >
            Cancel
          </button>
          <span role="status">{note}</span>
          {base && changes.length > 0 && <span class="quiet">{counted(changes.length, 'field')} changed</span>}
        </div>
      </form>
    </>
  );
}

const filledIn = (count: number) => (count > 0 ? `${count} filled in` : '');

const mayLeave = () => {
  leaving.mayLeave = () => true;
};

/** What a new record has in its form, although the API has no such default. */
const presets = (fields: readonly Field[]): Json =>
  Object.fromEntries(
    fields.map(({ name, schema }) => [name, schema['x-console']?.preset]).filter(([, preset]) => preset !== undefined),
  );

/** What is wrong cannot be told where it is folded away. */
function unfold({ target }: Event) {
  for (let at = target as Element | null; at !== null; at = at.parentElement)
    if (at instanceof HTMLDetailsElement) at.open = true;
}

interface NewerProps {
  readonly resource: Resource;
  readonly newer: Json;
  readonly base: Json;
  readonly mine: readonly string[];
  readonly onGoOn: () => void;
}

/** Somebody else has changed the record since it was read. */
function Newer({ resource, newer, base, mine, onGoOn }: NewerProps) {
  const theirs = changed(base, newer).filter((name) => !name.startsWith('sys_'));
  const labelFor = (name: string) => {
    const label = labelOf(name, resource.fields.find((field) => field.name === name)?.schema);
    return mine.includes(name) ? `${label} (by you as well, there it is ${JSON.stringify(newer[name])})` : label;
  };
  return (
    <div class="problem" role="alert" tabIndex={-1}>
      <p>
        This record was changed by {String(newer.sys_last_modified_by_id ?? 'somebody else')} since you opened it
        (version {String(newer.sys_version)}, you have {String(base.sys_version)}). Nothing was saved.
      </p>
      {theirs.length > 0 && <p>Changed there: {new Intl.ListFormat('en').format(theirs.map(labelFor))}.</p>}
      <button type="button" onClick={onGoOn}>
        Keep my changes, on top of the new version
      </button>
    </div>
  );
}
