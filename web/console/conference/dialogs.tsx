import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { ActionDialog } from '../actions/dialog.js';
import { Outcome } from '../actions/outcome.js';
import type { ActionProps } from '../actions/run.js';
import { address, go, may, recordAddress } from '../page.js';
import type { Json } from '../session.js';
import { Dialog, Loaded, useLoad } from '../ui.js';
import { type Found, type Round, useReviews } from './eventReviews.js';
import { namesIn, type Reviewing } from './names.js';
import { type Assignee, namesOf, People, peopleIn, personOf, SomebodyElse } from './people.js';
import { chunks, counted } from './shared.js';

/** Opens the round of a record, or assigns what is new in it. */
export const Opening = ({ record: round = {}, ...props }: ActionProps) => (
  <InGroup {...props} of={namesIn(props.resource.service)} record={round}>
    {(found, of) => {
      const isOfRound = ({ review_process_id: of = round.process_id }) => of === round.process_id;
      const types = found.types.filter(isOfRound);
      const { review_assignment_rules: rules = [] } = round as Partial<Round>;
      const untyped = found.abstracts?.filter(({ type_id = '' }) => type_id === '').length ?? 0;
      return (
        <ActionDialog
          {...props}
          record={round}
          given={{ typeIds: of.isOpenedByType ? types.map(({ id }) => id) : [undefined] }}
          names={() => namesOf(peopleIn(found))}
          Answer={(answered) => (
            <>
              <Outcome {...answered} />
              {!answered.isTrial && rules.length === 0 && may(props.me, `${of.reviews}.assignReviews`) && (
                <p>
                  The round has no rules that say who reviews.{' '}
                  <a href={address(props.tenant, of.page, String(round[of.group]), String(round.id), 'assign')}>
                    Share out its reviews
                  </a>
                </p>
              )}
            </>
          )}
          shape={({ typeIds, ...values }) =>
            (typeIds as string[]).map((typeId) => ({ ...values, ...(of.isOpenedByType && { typeId }) }))
          }
          form={({ typeIds }, change) => (
            <>
              {of.isOpenedByType && (
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
              )}
              {of.isOpenedByType && untyped > 0 && (
                <p class="finding">
                  {counted(untyped, 'abstract has', 'abstracts have')} no type, so no round takes them.
                </p>
              )}
              <MailNote {...{ of, found, tenant: props.tenant }} process_id={String(round.process_id)} />
            </>
          )}
        />
      );
    }}
  </InGroup>
);

/** Assigns an abstract or an application, or those that are ticked. */
export function Assigning(props: ActionProps) {
  const { gala, tenant, resource, record, ids = [] } = props;
  const of = namesIn(resource.service);
  const isOfSubjects = resource.name === of.resource;
  const first = useLoad(
    async (signal) => record ?? (isOfSubjects ? await gala[of.resource].get({ id: ids[0] ?? '' }, { signal }) : {}),
    ids,
  );
  useEffect(() => {
    // they are ticked, and rounds chosen, on the page of the event or the award; a round is shared out on a page of its own
    const group = record?.[of.group];
    const round = resource.name === of.rounds ? [String(record?.id), 'assign'] : [];
    if (!isOfSubjects) go(address(tenant, of.page, ...(group ? [String(group), ...round] : [])));
  }, []);
  if (!isOfSubjects || first.isLoading) return null;
  return (
    <Needing {...props} from={first}>
      {(one) => (
        <InGroup {...props} of={of} record={{ ...one }}>
          {(found) => {
            const open = found.rounds.filter(({ status }) => status === 'open');
            const isOpen = open.some(({ id }) => id === props.given?.review_round_id);
            return (
              <ActionDialog
                {...props}
                given={{ people: [], ...(isOpen ? props.given : { review_round_id: open[0]?.id }) }}
                names={({ people }) => namesOf(peopleIn(found), people as Assignee[])}
                shape={(values) => toAssign(of, values)}
                form={(values, change) => {
                  const round = open.find(({ id }) => id === values.review_round_id);
                  if (round === undefined) return <p>No round of this {of.groupNoun} is open. Open one first.</p>;
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
                      <Whom {...{ of, found, round, values, change, tenant }} />
                    </>
                  );
                }}
              />
            );
          }}
        </InGroup>
      )}
    </Needing>
  );
}

/** As many records and people as fit into one request, even with long texts. */
const [mostSubjects, mostPeople] = [20, 50];

function toAssign(of: Reviewing, { people, [of.ids]: ids, review_round_id, again }: Json): Json[] {
  return chunks(people as Assignee[], mostPeople).flatMap((assignees) =>
    chunks(ids as string[], mostSubjects).map((some) => ({
      ...{ review_round_id, [of.ids]: some, assignees, again },
    })),
  );
}

interface WhomProps extends Omit<MailNoteProps, 'process_id'> {
  readonly round: Round;
  readonly values: Json;
  readonly change: (name: string, value: unknown) => void;
}

/** Everybody who is known as a reviewer here, and anybody else. */
function Whom({ round, values, change, ...props }: WhomProps) {
  const chosen = values.people as Assignee[];
  const known = peopleIn(props.found, round);
  const ids = new Set(known.map(({ assignee }) => assignee.contact_id));
  const others = chosen.filter(({ contact_id }) => !ids.has(contact_id));
  return (
    <>
      <People
        people={[...known, ...others.map((one) => personOf(one))]}
        ticked={new Set(chosen.map(({ contact_id }) => contact_id))}
        onTick={(next) => change('people', next)}
      />
      <SomebodyElse
        people={known}
        onAdd={(one) => change('people', [...chosen.filter(({ contact_id: id }) => id !== one.contact_id), one])}
      />
      <label>
        <input
          type="checkbox"
          checked={values.again === true}
          onChange={({ currentTarget: { checked } }) => change('again', checked || undefined)}
        />
        Also to those who have declined to review an {props.of.noun} before
      </label>
      <MailNote {...props} process_id={round.process_id ?? ''} />
    </>
  );
}

export interface MailNoteProps {
  readonly of: Reviewing;
  readonly found: Found;
  readonly tenant: string;
  readonly process_id: string;
}

/** Whether reviewers get an e-mail with their reviews, and where it can be seen. */
export const MailNote = ({ of, found, tenant, process_id }: MailNoteProps) => (
  <p class="quiet">
    {found.processes.find(({ id }) => id === process_id)?.enable_review_assignment_email
      ? 'Each new review goes to its reviewer by e-mail at once, if their address is known.'
      : 'No e-mail will go out: the review process has switched it off.'}{' '}
    <a href={recordAddress(tenant, of.service, of.processes, process_id)}>See the e-mail</a>
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

interface InGroupProps extends ActionProps {
  readonly of: Reviewing;
  /** It names the event or the award. */
  readonly record: Json;
  readonly children: (found: Found, of: Reviewing) => ComponentChildren;
}

/** A dialog for which the reviews of the whole event or award are read. */
const InGroup = ({ of, record, children, ...props }: InGroupProps) => (
  <Needing {...props} from={useReviews(of, props.gala, props.me, String(record[of.group]))}>
    {(found) => children(found, of)}
  </Needing>
);
