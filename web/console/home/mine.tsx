/** The first page of a caller who has only their own records, such as an author. */
import { isWithdrawn } from '../../withdrawn.js';
import { Act } from '../actions/actions.js';
import { decisionWord } from '../deciding/decisions.js';
import { type Resource, titleOf } from '../document.js';
import { address, may, recordAddress } from '../page.js';
import { type Json, listing } from '../session.js';
import { Heading, Loaded, useLoad } from '../ui.js';
import { type NewsProps, type Row, Rows } from './news.js';

export const Mine = ({ resources, ...props }: NewsProps & { resources: readonly Resource[] }) => (
  <>
    <Heading title={props.me.email ?? props.me.id} over={props.tenant} />
    <div class="home-blocks">
      {resources.map((resource) => (
        <Own key={resource.name} {...props} resource={resource} />
      ))}
    </div>
  </>
);

/** What an author answers. */
const answers = [
  ['abstracts.confirm', 'Confirm'],
  ['abstracts.withdraw', 'Withdraw'],
] as const;

/** Its status, and what its author was told. */
function standingFor({ status, decision, confirmed_at }: Json): string[] {
  const told = decision === undefined || decision === 'pending review' ? undefined : decisionWord(decision);
  const words = [status, ...(isWithdrawn({ status }) ? [] : [told, confirmed_at && 'confirmed'])];
  return [...new Set(words.filter(Boolean).map(String))];
}

function Own({ resource, ...props }: NewsProps & { resource: Resource }) {
  const { gala, me, tenant } = props;
  const { service, name, noun, plural } = resource;
  const read = async (signal: AbortSignal): Promise<(Row & { record?: Json })[]> => {
    const verb = ['search', 'list'].find((one) => may(me, `${name}.${one}`));
    if (verb === undefined) return [];
    const input = { ...(verb === 'search' && { body: {} }), limit: 20 };
    const { items } = await listing(gala, name, verb)(input, { signal });
    const owner = resource.fields.find(({ schema }) => schema['x-owner'] && schema.type === 'string')?.name ?? '';
    const isOpened = (item: Json) => ![undefined, me.contact_id].includes(item[owner] as string); // such as by a review
    const rows = items
      .filter((item) => !isOpened(item))
      .map((record) => ({
        text: titleOf(resource, record),
        to: recordAddress(tenant, service, name, String(record.id)),
        rest: ['', ...standingFor(record), 'changed'].join(', '),
        at: String(record.sys_last_modified_at),
        record,
      }));
    return rows.length > 0 ? rows : [{ text: `You have no ${plural} yet.` }];
  };
  const found = useLoad(read, [name], `mine ${name}`);
  return (
    <article>
      <h2>
        <a href={address(tenant, service, name)}>My {plural}</a>
      </h2>
      <Loaded from={found}>
        {(rows) => (
          <Rows
            rows={rows.map(({ record, ...row }) => ({
              ...row,
              more: record && name === 'abstracts' && (
                <div class="actions">
                  {answers.map(([id, label]) => (
                    <Act key={id} {...props} {...{ id, label, record }} of={name} onDone={found.reload} />
                  ))}
                </div>
              ),
            }))}
          />
        )}
      </Loaded>
      {may(me, `${name}.create`) && <a href={address(tenant, service, name, 'new')}>New {noun}</a>}
    </article>
  );
}
