/** The choice of the tenant: in the header, and on a page of its own. */
import { useState } from 'preact/hooks';
import { address, type Gala, type Me, may } from '../page.js';
import { Heading, Loaded, useLoad } from '../ui.js';

interface Named {
  readonly id: string;
}

/** Those that the token names, or the first of all that have records. */
async function read(gala: Gala, me: Me, signal: AbortSignal, exclusiveStartKey?: string) {
  if (!may(me, 'tenants.list')) return { items: me.tenants.filter((id) => id !== '*').map((id): Named => ({ id })) };
  return await gala.tenants.list({ ...(exclusiveStartKey && { exclusiveStartKey }) }, { signal });
}

const isOfAll = (me: Me) => me.tenants.includes('*');
const name = { pattern: '[A-Za-z0-9_:\\|.\\-]+', maxLength: 128, title: 'Letters, digits and _ : | . -' };
const open = (tenant: string) => {
  if (tenant.trim() !== '') location.hash = address(tenant.trim());
};

/** In the header. A tenant exists as soon as it has a record, so a caller of all tenants can write any name. */
export function TenantChooser({ gala, me, tenant }: { gala: Gala; me: Me; tenant: string }) {
  const [text, setText] = useState(tenant);
  const [isAsked, setIsAsked] = useState(false);
  const { value } = useLoad(async (signal) => (isAsked ? await read(gala, me, signal) : { items: [] }), [isAsked]);
  if (!isOfAll(me) && me.tenants.length === 1) return null;
  return (
    <form
      class="tenant"
      onSubmit={(event) => {
        event.preventDefault();
        open(text);
      }}
    >
      <label for="tenant">Tenant</label>
      {isOfAll(me) ? (
        <>
          <input
            id="tenant"
            list="tenants"
            autocomplete="off"
            value={text}
            onFocus={() => setIsAsked(true)}
            onInput={({ currentTarget }) => setText(currentTarget.value)}
            onChange={({ currentTarget }) => currentTarget.reportValidity() && open(text)}
            {...name}
          />
          <datalist id="tenants">
            {value?.items.map(({ id }) => (
              <option key={id} value={id} />
            ))}
          </datalist>
        </>
      ) : (
        <select id="tenant" value={tenant} onChange={({ currentTarget }) => open(currentTarget.value)}>
          {me.tenants.map((id) => (
            <option key={id} value={id}>
              {id}
            </option>
          ))}
        </select>
      )}
    </form>
  );
}

export function TenantsPage({ gala, me }: { gala: Gala; me: Me }) {
  const [text, setText] = useState('');
  const [more, setMore] = useState<{ items: readonly Named[]; next?: string | undefined }>();
  const first = useLoad((signal) => read(gala, me, signal), []);
  return (
    <main id="main" tabIndex={-1}>
      <Heading title="Which tenant?" />
      <Loaded from={first}>
        {({ items, ...page }) => {
          const next = more === undefined ? ('next' in page ? page.next : undefined) : more.next;
          const all = [...items, ...(more?.items ?? [])];
          const shown = all.filter(({ id }) => id.toLowerCase().includes(text.trim().toLowerCase()));
          const onMore = async () => {
            const found = await read(gala, me, new AbortController().signal, next);
            setMore({
              items: [...(more?.items ?? []), ...found.items],
              next: 'next' in found ? found.next : undefined,
            });
          };
          return (
            <>
              <form
                class="home-find"
                onSubmit={(event) => {
                  event.preventDefault();
                  open(isOfAll(me) ? text : (shown[0]?.id ?? ''));
                }}
              >
                <label>
                  {isOfAll(me) ? 'Find a tenant, or enter the name of a new one' : 'Find a tenant'}
                  <input
                    value={text}
                    autocomplete="off"
                    onInput={(event) => setText(event.currentTarget.value)}
                    {...name}
                  />
                </label>
                <button type="submit">Open</button>
              </form>
              {all.length === 0 && (
                <p class="empty">There are no tenants yet. Type a name: it begins with its first record.</p>
              )}
              <ul class="home-tenants">
                {shown.map(({ id }) => (
                  <li key={id}>
                    <a href={address(id)}>{id}</a>
                  </li>
                ))}
              </ul>
              {next !== undefined && (
                <button type="button" class="secondary outline small" onClick={onMore}>
                  More tenants
                </button>
              )}
            </>
          );
        }}
      </Loaded>
    </main>
  );
}
