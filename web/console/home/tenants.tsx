/** The choice of the tenant. One exists as soon as it has a record, so a caller of all tenants can write any name. */
import { useLayoutEffect, useState } from 'preact/hooks';
import { address, type Gala, type Me, may } from '../page.js';
import { Heading, Loaded, useLoad } from '../ui.js';

/** So many are offered to a caller of all tenants; the others can be entered. */
const most = 1000;

/** Those that the token names, or the first of all that have records. */
async function readTenants(gala: Gala, me: Me, signal: AbortSignal): Promise<string[]> {
  if (!may(me, 'tenants.list')) return me.tenants.filter((id) => id !== '*');
  const found: string[] = [];
  for await (const { id } of gala.tenants.list.all({}, { signal })) if (found.push(id) === most) break;
  return found;
}

const isOfAll = (me: Me) => me.tenants.includes('*');
const name = { pattern: '[A-Za-z0-9_:\\|.\\-]+', maxLength: 128, title: 'Letters, digits and _ : | . -' };
const open = (tenant = '') => {
  if (tenant.trim() !== '') location.hash = address(tenant.trim());
};

/** In the header: the way to the other tenants. */
export const TenantLink = ({ me, tenant }: { me: Me; tenant: string }) =>
  isOfAll(me) || me.tenants.length > 1 ? (
    <a class="tenant" href={address()} title="Choose another tenant">
      {tenant}
    </a>
  ) : null;

export function TenantsPage({ gala, me }: { gala: Gala; me: Me }) {
  const [text, setText] = useState('');
  const found = useLoad((signal) => readTenants(gala, me, signal), []);
  useLayoutEffect(() => document.getElementById('main')?.focus(), []); // the login is gone; later, it could take the focus from who types
  const label = isOfAll(me) ? 'Find a tenant, or enter the name of a new one' : 'Find a tenant';
  const fits = (id: string) => id.toLowerCase().includes(text.trim().toLowerCase());
  return (
    <main id="main" tabIndex={-1}>
      <Heading title="Which tenant?" />
      <form
        class="home-find"
        onSubmit={(event) => {
          event.preventDefault();
          open(isOfAll(me) ? text : found.value?.find(fits));
        }}
      >
        <fieldset>
          <input
            aria-label={label}
            placeholder={label}
            value={text}
            autocomplete="off"
            onInput={(event) => setText(event.currentTarget.value)}
            {...name}
          />
          <button type="submit">Open</button>
        </fieldset>
      </form>
      <Loaded from={found}>
        {(all) => (
          <ul class="plain home-tenants">
            {all.filter(fits).map((id) => (
              <li key={id}>
                <a href={address(id)}>{id}</a>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </main>
  );
}
