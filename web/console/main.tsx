/** The console: who is logged in, which tenant, and the page that the address names. */
import { render, type VNode } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { logIn, savedToken } from '../session.js';
import { Letters } from './awards/letters.js';
import { Places } from './conference/places.js';
import { Reviewing } from './conference/reviewing.js';
import { mayLogOut } from './conference/typed.js';
import { capitalized, type Resource, readServices, type Service } from './document.js';
import { Exhibitors } from './events/exhibitors.js';
import { Form } from './form.js';
import { kept } from './kept.js';
import { LoginDialog, LoginPage } from './login.js';
import { Mail } from './mail/mail.js';
import {
  address,
  type Gala,
  leaving,
  type Me,
  may,
  type PageProps,
  type ResourceProps,
  recordAddress,
} from './page.js';
import { RecordPage } from './record.js';
import { clientFor, savedTenant, saveTenant } from './session.js';
import { Table } from './table.js';
import { Heading, Loaded, Login, SiteHeader, useLoad } from './ui.js';

/** Pages of their own, and the permission that each needs. */
const pages: Readonly<Record<string, OwnPage>> = {
  mail: { title: 'E-mails', about: 'What was written to people.', needs: 'messages.list', Page: Mail },
  reviewing: {
    title: 'Reviewing',
    about: 'Who has reviewed what, and how abstracts rank.',
    needs: 'abstractReviews.listByEvent',
    Page: Reviewing,
  },
  letters: {
    title: 'Letters',
    about: 'Which applications have all their letters, and who still has to write one.',
    needs: 'referenceProcesses.listByAward',
    Page: Letters,
  },
  exhibitors: {
    title: 'Exhibitors',
    about: 'Who has which booth, and which are free.',
    needs: 'exhibitorBooths.listByEvent',
    Page: Exhibitors,
  },
  places: { title: 'Places', about: 'What is sold and left.', needs: 'functions.availability', Page: Places },
};

interface OwnPage {
  readonly title: string;
  readonly about: string;
  readonly needs: string;
  readonly Page: (props: PageProps) => VNode;
}

const pagesOf = (me: Me) => Object.entries(pages).filter(([, { needs }]) => may(me, needs));

function App() {
  const [me, setMe] = useState<Me>();
  const [reason, setReason] = useState<string>();
  const [isStarting, setIsStarting] = useState(savedToken() !== undefined);
  const [count, setCount] = useState(0);
  const [isAsking, setIsAsking] = useState(false);
  useEffect(() => {
    const token = savedToken();
    if (token === undefined) return;
    logIn(token)
      .then(setMe, (error: Error) => setReason(error.message))
      .finally(() => setIsStarting(false));
  }, []);
  const login = useMemo(() => ({ count, ask: () => setIsAsking(true) }), [count]);
  if (isStarting) return <p aria-busy="true" />;
  if (me === undefined) return <LoginPage onDone={setMe} reason={reason} />;
  const again = (next: Me) => {
    kept.clear();
    setMe(next);
    setIsAsking(false);
    setCount(count + 1);
  };
  return (
    <Login.Provider value={login}>
      <Console me={me} />
      {isAsking && <LoginDialog onDone={again} onClose={() => setIsAsking(false)} />}
    </Login.Provider>
  );
}

/** The address after `#`, as it changes. Another page begins at its top, and one to which Back leads where it was left. */
function useAddress() {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    let current = hash; // what is shown, which the address may have left already
    const follow = () => {
      if (location.hash === current) return;
      if (!leaving.mayLeave()) return history.replaceState(null, '', current);
      const isSamePage = location.hash.split('?')[0] === current.split('?')[0];
      current = location.hash;
      setHash(current);
      const y: unknown = history.state?.y;
      if (typeof y === 'number') return scrollWhenLongEnough(y);
      if (isSamePage) return;
      document.getElementById('main')?.focus({ preventScroll: true });
      scrollTo(0, 0);
    };
    let waiting: ReturnType<typeof setTimeout>;
    const remember = () => {
      clearTimeout(waiting);
      waiting = setTimeout(() => history.replaceState({ y: scrollY }, ''), 150);
    };
    history.scrollRestoration = 'manual'; // the browser would scroll before there is anything
    addEventListener('hashchange', follow);
    addEventListener('scroll', remember, { passive: true });
    follow();
    return () => {
      removeEventListener('hashchange', follow);
      removeEventListener('scroll', remember);
    };
  }, []);
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  return { path: path.split('/').filter(Boolean).map(decoded), query: new URLSearchParams(query) };
}

/** What was loaded before is there within a few frames. */
function scrollWhenLongEnough(y: number, frames = 20): void {
  if (document.documentElement.scrollHeight >= y + innerHeight || frames === 0) scrollTo(0, y);
  else requestAnimationFrame(() => scrollWhenLongEnough(y, frames - 1));
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function Console({ me }: { me: Me }) {
  const { path, query } = useAddress();
  const services = useLoad(readServices, []);
  const [named] = me.tenants;
  const tenant = path[0] ?? savedTenant() ?? (me.tenants.length === 1 && named !== '*' ? named : undefined);
  const gala = useMemo(() => {
    kept.clear(); // it is of another tenant
    return clientFor(tenant ?? '');
  }, [tenant]);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => setIsOpen(false), [path.join('/')]);
  useEffect(() => {
    if (tenant !== undefined) saveTenant(tenant);
  }, [tenant]);
  return (
    <>
      <button type="button" class="skip" onClick={() => document.getElementById('main')?.focus()}>
        Skip to the content
      </button>
      <SiteHeader
        console={address(tenant ?? '')}
        menu={
          <button
            type="button"
            class="menu secondary outline"
            aria-expanded={isOpen}
            aria-controls="menu"
            onClick={() => setIsOpen(!isOpen)}
          >
            Menu
          </button>
        }
      >
        <div class="session">
          {tenant !== undefined && <TenantChooser key={tenant} me={me} tenant={tenant} />}
          <span class="quiet who">{me.email ?? me.id}</span>
          <button
            type="button"
            class="secondary outline small"
            onClick={() => {
              if (!mayLogOut()) return;
              sessionStorage.clear();
              location.reload();
            }}
          >
            Log out
          </button>
        </div>
      </SiteHeader>
      <div class="frame">
        <Loaded from={services}>
          {(all) =>
            tenant === undefined ? (
              <main id="main" tabIndex={-1}>
                <Heading title="Which tenant?" />
                <TenantChooser me={me} tenant="" />
              </main>
            ) : (
              <>
                <nav id="menu" class={isOpen ? 'side open' : 'side'} aria-label="Console">
                  <Menu me={me} tenant={tenant} services={all} current={path} />
                  <a class="elsewhere" href="docs">
                    Documentation
                  </a>
                </nav>
                <main id="main" tabIndex={-1}>
                  <Content key={tenant} {...{ me, gala, tenant, path, query }} services={all} />
                </main>
              </>
            )
          }
        </Loaded>
      </div>
    </>
  );
}

/** A tenant exists as soon as it has a record, so any name will do for a caller of all tenants. */
function TenantChooser({ me, tenant }: { me: Me; tenant: string }) {
  const [text, setText] = useState(tenant);
  const isAny = me.tenants.includes('*');
  const go = (name: string) => {
    if (name.trim() !== '') location.hash = address(name.trim());
  };
  return (
    <form
      class="tenant"
      onSubmit={(event) => {
        event.preventDefault();
        go(text);
      }}
    >
      <label for="tenant">Tenant</label>
      {isAny ? (
        <input
          id="tenant"
          value={text}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
          pattern="[A-Za-z0-9_:\|.\-]+"
          maxLength={128}
          title="Letters, digits and _ : | . -"
          onChange={({ currentTarget }) => currentTarget.reportValidity() && go(text)}
          placeholder="acme"
        />
      ) : (
        <select id="tenant" value={tenant} onChange={({ currentTarget }) => go(currentTarget.value)}>
          {tenant === '' && <option value="">Choose one</option>}
          {me.tenants.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      )}
    </form>
  );
}

/** Whether the caller may find or create records of a resource. */
const isUsable = (me: Me, { name, finders, operations }: Resource) =>
  finders.some(({ verb }) => may(me, `${name}.${verb}`)) || (operations.has('create') && may(me, `${name}.create`));

function Menu({
  me,
  tenant,
  services,
  current,
}: {
  me: Me;
  tenant: string;
  services: readonly Service[];
  current: readonly string[];
}) {
  const link = (title: string, ...path: string[]) => {
    const isCurrent = path.every((part, index) => current[index + 1] === part);
    return (
      <li key={title}>
        <a href={address(tenant, ...path)} aria-current={isCurrent ? 'page' : undefined}>
          {title}
        </a>
      </li>
    );
  };
  const own = pagesOf(me);
  return (
    <>
      {own.length > 0 && <ul>{own.map(([name, { title }]) => link(title, name))}</ul>}
      {services.map(({ name, resources }) => {
        const usable = resources.filter((resource) => isUsable(me, resource));
        const [first, others] = [true, false].map((is) => usable.filter(({ isDaily }) => isDaily === is));
        const linkTo = (resource: Resource) => link(capitalized(resource.plural), name, resource.name);
        if (usable.length === 0) return null;
        return (
          <section key={name}>
            <h2>{capitalized(name)}</h2>
            <ul>{first?.map(linkTo)}</ul>
            {others !== undefined && others.length > 0 && (
              <details open={others.some((resource) => current[2] === resource.name) || first?.length === 0}>
                <summary>More</summary>
                <ul>{others.map(linkTo)}</ul>
              </details>
            )}
          </section>
        );
      })}
    </>
  );
}

interface ContentProps {
  readonly me: Me;
  readonly gala: Gala;
  readonly tenant: string;
  readonly path: readonly string[];
  readonly query: URLSearchParams;
  readonly services: readonly Service[];
}

function Content({ path: [, name, ...rest], query, ...props }: ContentProps) {
  const { me, services } = props;
  const page = name === undefined ? undefined : pages[name];
  if (page !== undefined && may(me, page.needs)) return <page.Page key={name} {...props} path={rest} query={query} />;
  const [resourceName, id, action] = rest;
  const resource = services
    .find((service) => service.name === name)
    ?.resources.find((some) => some.name === resourceName);
  if (resource === undefined) return <Welcome {...props} isLost={name !== undefined} />;
  const about = { ...props, resource };
  if (id === undefined) return <Table key={resource.name} {...about} query={query} />;
  if (id === 'new') return <NewRecord key={resource.name} {...about} />;
  return <RecordPage key={`${resource.name}/${id}`} {...about} id={id} isEditing={action === 'edit'} />;
}

const NewRecord = (props: ResourceProps) => (
  <Form
    {...props}
    onSaved={({ id }) => {
      location.hash = recordAddress(props.tenant, props.resource.service, props.resource.name, String(id));
    }}
  />
);

function Welcome({
  me,
  tenant,
  services,
  isLost,
}: Pick<ContentProps, 'me' | 'tenant' | 'services'> & { isLost: boolean }) {
  return (
    <>
      <Heading title={tenant} over="Tenant" />
      {!services.some(({ resources }) => resources.some((resource) => isUsable(me, resource))) && (
        <p class="empty">This token may not see anything here.</p>
      )}
      {isLost && <p class="problem">There is no such page, or you may not see it.</p>}
      <div class="cards">
        {pagesOf(me).map(([name, { title, about }]) => (
          <a key={name} class="card" href={address(tenant, name)}>
            <strong>{title}</strong>
            <span>{about}</span>
          </a>
        ))}
      </div>
      {services.map(({ name, resources }) => {
        const usable = resources.filter((resource) => isUsable(me, resource));
        if (usable.length === 0) return null;
        const linkTo = ({ name: resource }: Resource) => address(tenant, name, resource);
        return (
          <section key={name}>
            <h2 class="part">{capitalized(name)}</h2>
            <div class="cards">
              {usable
                .filter(({ isDaily }) => isDaily)
                .map((resource) => (
                  <a key={resource.name} class="card" href={linkTo(resource)}>
                    <strong>{capitalized(resource.plural)}</strong>
                    <span>{resource.description}</span>
                  </a>
                ))}
            </div>
            <p class="more">
              {usable
                .filter(({ isDaily }) => !isDaily)
                .map((resource) => (
                  <a key={resource.name} href={linkTo(resource)} title={resource.description}>
                    {capitalized(resource.plural)}
                  </a>
                ))}
            </p>
          </section>
        );
      })}
    </>
  );
}

render(<App />, document.getElementById('app') as HTMLElement);
