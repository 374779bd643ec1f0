/** What reviewers read of what they review. */
import { Around } from '../forms/input.js';
import type { PageProps, ResourceProps } from '../page.js';
import { useQuestions } from '../questions.js';
import type { Json } from '../session.js';
import { Loaded, useLoad } from '../ui.js';
import { FieldList } from '../value.js';
import { applications, type Reviewing } from './names.js';

export function Subject({ of, id, ...props }: PageProps & { of: Reviewing; id: string }) {
  const loading = useLoad(
    (signal) => props.gala[of.resource].get({ id }, { signal }).catch(() => null),
    [id],
    `${of.noun} ${id} to review`,
  );
  const resource = props.services.flatMap(({ resources }) => resources).find(({ name }) => name === of.resource);
  if (of === applications && resource)
    return (
      <Loaded from={loading}>
        {(one) => (one ? <Application {...props} {...{ resource }} record={{ ...one }} /> : 'It is not available.')}
      </Loaded>
    );
  return (
    <Loaded from={loading}>
      {(abstract) => (
        <>
          {abstract?.name && <p class="quiet">By {abstract.name}</p>}
          <p class="conference-text" dir="auto">
            {abstract?.body?.trim() || (abstract ? 'It has no text.' : 'It is not available.')}
          </p>
        </>
      )}
    </Loaded>
  );
}

/** What its applicant has said, as far as this juror may know it. */
function Application({ record, resource, ...props }: ResourceProps & { record: Json }) {
  const questions = useQuestions({ ...props, resource }, record);
  const told = resource.fields.filter(
    ({ name, schema }) =>
      record[name] !== undefined &&
      !/name$|^email/.test(name) && // who it is, is said above
      ['x-refers-to', 'x-server-set', 'x-writable-by'].every((mark) => !(mark in schema)),
  );
  if (record.name === undefined) return <p class="quiet">In a blind round, you do not see whose application it is.</p>;
  return (
    <Around.Provider value={{ draft: record, zone: undefined, questions, onChosen() {} }}>
      <FieldList {...props} {...{ resource, record }} fields={told} />
    </Around.Provider>
  );
}
