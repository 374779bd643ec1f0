import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { ActionDialog } from '../actions/dialog.js';
import type { ActionProps } from '../actions/run.js';
import { FieldInput } from '../forms/field.js';
import { address, go, recordAddress } from '../page.js';
import type { Json } from '../session.js';
import { Dialog, Loaded, useLoad } from '../ui.js';
import { type Found, type Round, useReviews } from './eventReviews.js';
import { type Assignee, namesOf, People, peopleIn } from './people.js';
import { chunks, counted } from './shared.js';

/** Opens the round of a record, or assigns what is new in it. */
export const Opening = ({ record: round = {}, ...props }: ActionProps) => (
  <InEvent {...props} event_id={String(round.event_id)}>
    {(found) => {
      const isOfRound = ({ review_process_id: of = round.process_id }) => of === round.process_id;
      const types = found.types.filter(isOfRound);
      const untyped = found.abstracts?.filter(({ type_id = '' }) => type_id === '').length ?? 0;
      return (
        <ActionDialog
          {...props}
          record={round}
          given={{ typeIds: types.map(({ id }) => id) }}
          names={() => namesOf(peopleIn(found))}
          shape={({ typeIds, ...values }) => (typeIds as string[]).map((typeId) => ({ ...values, typeId }))}
          form={({ typeIds }, change) => (
            <>
              <fieldset>
                <legend>For which types of abstracts?</legend>
                {types.map(({ id, name }) => (
                  <label key={id}>
                    <input
                      type="checkbox"
                      checked={(typeIds as string[]).includes(id)}
                      onChange={({ currentTarget: { checked } }) => {
                        const others = (typeIds as string[]).filter((one) => one !== id);
                        change('typeIds', checked ? [...others, id] : others);
                      }}
                    />
                    {name}
                  </label>
                ))}
                {types.length === 0 && 'The event has no type that is reviewed in the process of this round.'}
              </fieldset>
              {untyped > 0 && (
                <p class="finding">
                  {counted(untyped, 'abstract has', 'abstracts have')} no type, so no round takes them.
                </p>
              )}
              <MailNote {...{ found, tenant: props.tenant }} process_id={String(round.process_id)} />
            </>
          )}
        />
      );
    }}
  </InEvent>
);

/** Assigns an abstract, or those that are ticked. */
export function Assigning(props: ActionProps) {
  const { gala, tenant, resource, record, ids = [] } = props;
  const isOfAbstracts = resource.name === 'abstracts';
  const first = useLoad(
    async (signal) => record ?? (isOfAbstracts ? await gala.abstracts.get({ id: ids[0] ?? '' }, { signal }) : {}),
    ids,
  );
  useEffect(() => {
    // abstracts are ticked, and rounds chosen, on the page of the event
    if (!isOfAbstracts) go(address(tenant, 'reviewing', ...(record?.event_id ? [String(record.event_id)] : [])));
  }, []);
  if (!isOfAbstracts || first.isLoading) return null;
  return (
    <Needing {...props} from={first}>
      {({ event_id }) => (
        <InEvent {...props} event_id={String(event_id)}>
          {(found) => {
            const open = found.rounds.filter(({ status }) => status === 'open');
            const isOpen = open.some(({ id }) => id === props.given?.review_round_id);
            return (
              <ActionDialog
                {...props}
                given={{ people: [], assignees: [], ...(isOpen ? props.given : { review_round_id: open[0]?.id }) }}
                names={({ assignees }) => namesOf(peopleIn(found), assignees as Assignee[])}
                shape={toAssign}
                form={(values, change) => {
                  const round = open.find(({ id }) => id === values.review_round_id);
                  if (round === undefined) return <p>No round of this event is open. Open one first.</p>;
                  return (
                    <>
                      {open.length > 1 && (
                        <label>
                          Round
                          <select
                            value={round.id}
                            onChange={({ currentTarget }) => change('review_round_id', currentTarget.value)}
                          >
                            {open.map(({ id, name }) => (
                              <option key={id} value={id}>
                                {name}
                              </option>
                            ))}
                          </select>
                        </label>
                      )}
                      <Whom {...props} {...{ found, round, values, change }} />
                    </>
                  );
                }}
              />
            );
          }}
        </InEvent>
      )}
    </Needing>
  );
}

/** As many abstracts and people as fit into one request, even with long texts. */
const [mostAbstracts, mostPeople] = [20, 50];

function toAssign({ people, assignees, abstract_ids, review_round_id, again }: Json): Json[] {
  const all = [...(people as Assignee[]), ...((assignees ?? []) as Assignee[])];
  return chunks(all, mostPeople).flatMap((assignees) =>
    chunks(abstract_ids as string[], mostAbstracts).map((abstract_ids) => ({
      ...{ review_round_id, abstract_ids, assignees, again },
    })),
  );
}

const about = {
  description: 'The contact is the id that the person logs in as. Without an e-mail address, they get no e-mails.',
  'x-console': { label: 'Somebody else' },
};

interface WhomProps extends ActionProps {
  readonly found: Found;
  readonly round: Round;
  readonly values: Json;
  readonly change: (name: string, value: unknown) => void;
}

/** Everybody who is known as a reviewer here, and anybody else. */
function Whom({ found, round, values, change, ...props }: WhomProps) {
  const others = props.action.bodies[0]?.properties?.assignees;
  return (
    <>
      <People
        people={peopleIn(found, round)}
        ticked={new Set((values.people as Assignee[]).map(({ contact_id }) => contact_id))}
        onTick={(next) => change('people', next)}
      />
      <FieldInput
        {...props}
        field={{ name: 'assignees', schema: { ...others, ...about }, required: false, target: undefined }}
        value={values.assignees}
        findings={[]}
        onChange={(value) => change('assignees', value)}
      />
      <label>
        <input
          type="checkbox"
          checked={values.again === true}
          onChange={({ currentTarget: { checked } }) => change('again', checked || undefined)}
        />
        Also to those who have declined to review an abstract before
      </label>
      <MailNote {...{ found, tenant: props.tenant }} process_id={round.process_id ?? ''} />
    </>
  );
}

interface MailNoteProps {
  readonly found: Found;
  readonly tenant: string;
  readonly process_id: string;
}

/** Whether reviewers get an e-mail with their reviews, and where it can be seen. */
const MailNote = ({ found, tenant, process_id }: MailNoteProps) => (
  <p class="quiet">
    {found.processes.find(({ id }) => id === process_id)?.enable_review_assignment_email
      ? 'Each new review goes to its reviewer by e-mail at once, if their address is known: a rule that names a contact alone has none.'
      : 'No e-mail will go out: the review process has switched it off.'}{' '}
    <a href={recordAddress(tenant, 'events', 'abstractReviewProcesses', process_id)}>See the e-mail</a>
  </p>
);

interface NeedingProps<T> extends Pick<ActionProps, 'action' | 'onClose'> {
  readonly from: ReturnType<typeof useLoad<T>>;
  readonly children: (value: T) => ComponentChildren;
}

/** A dialog that waits for something. */
const Needing = <T,>({ from, action, onClose, children }: NeedingProps<T>) =>
  from.value !== undefined ? (
    children(from.value)
  ) : (
    <Dialog title={action.label} onClose={onClose} close="Cancel">
      <Loaded from={from}>{() => null}</Loaded>
    </Dialog>
  );

interface InEventProps extends ActionProps {
  readonly event_id: string;
  readonly children: (found: Found) => ComponentChildren;
}

/** A dialog for which the reviews of the whole event are read. */
const InEvent = ({ event_id, children, ...props }: InEventProps) => (
  <Needing {...props} from={useReviews(props.gala, props.me, event_id)}>
    {children}
  </Needing>
);
