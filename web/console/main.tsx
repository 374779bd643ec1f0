/** The console: who is logged in, which tenant, and the page that the address names. */
import { render, type VNode } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { forgetToken, type LoginFailed, logIn, savedToken } from '../session.js';
import { Letters } from './awards/letters.js';
import { MyConflicts } from './conference/conflicts.js';
import { Places } from './conference/places.js';
import { Judging, Reviewing } from './conference/reviewing.js';
import { mayLogOut } from './conference/typed.js';
import { Deleted } from './deleted.js';
import type { Service } from './document.js';
import { Booths } from './events/booths.js';
import { NewForm } from './forms/form.js';
import { ownThings } from './home/access.js';
import { Menu } from './home/menu.js';
import { Mine } from './home/mine.js';
import { Start } from './home/start.js';
import { TenantLink, TenantsPage } from './home/tenants.js';
import { kept } from './kept.js';
import { LoginDialog, LoginPage, SiteHeader } from './login.js';
import { Mail } from './mail/mail.js';
import { address, type Me, may, type PageProps, type ResourceProps, recordAddress, useAddress } from './page.js';
import { People } from './people/people.js';
import { RecordPage } from './record.js';
import { readServices } from './services.js';
import { clientFor, savedTenant, saveTenant } from './session.js';
import { Records } from './tables/records.js';
import { Loaded, Login, Problem, useLoad } from './ui.js';
import { Webhooks } from './webhooks/webhooks.js';

/** Pages of their own, and the permission that each needs. */
const pages: Readonly<Record<string, OwnPage>> = {
  reviewing: {
    title: 'Reviewing',
    ownTitle: 'My reviews',
    needs: 'abstractReviews.listByEvent',
    Page: Reviewing,
  },
  judging: { title: 'Judging', ownTitle: 'My reviews', needs: 'reviews.listByAward', Page: Judging },
  conflicts: { title: 'My conflicts', needs: 'abstractReviewConflicts.search', Page: MyConflicts, isOfOwn: true },
  letters: { title: 'Letters and decisions', needs: 'referenceProcesses.listByAward', Page: Letters },
  exhibitors: { title: 'Booths', needs: 'exhibitorBooths.listByEvent', Page: Booths },
  places: { title: 'Places', needs: 'functions.availability', Page: Places },
  mail: { title: 'E-mails', needs: 'messages.list', Page: Mail },
  people: { title: 'People', needs: 'people.list', Page: People },
  webhooks: { title: 'Webhooks', needs: 'webhookEndpoints.list', Page: Webhooks },
};

interface OwnPage {
  readonly title: string;
  /** For those who see their own records only. */
  readonly ownTitle?: string;
  /** Whether only they have it, beside what they begin with. */
  readonly isOfOwn?: boolean;
  readonly needs: string;
  readonly Page: (props: PageProps) => VNode;
}

/** Name → title. Callers with their own records only find those pages that show these. */
function pagesOf(me: Me, services: readonly Service[]) {
  const isOwn = ownThings(me, services) !== undefined;
  return Object.entries(pages)
    .filter(([, { needs, isOfOwn }]) => (isOwn ? me.permissions[needs] === 'own' : may(me, needs) && !isOfOwn))
    .map(([name, { title, ownTitle = title }]) => [name, isOwn ? ownTitle : title] as const)
    .filter(([, title], n, all) => all.findIndex(([, other]) => other === title) === n); // one page has both
}

function App() {
  const [me, setMe] = useState<Me>();
  const [failure, setFailure] = useState<LoginFailed>();
  const [round, setRound] = useState(0);
  const [isStarting, setIsStarting] = useState(savedToken() !== undefined);
  const [count, setCount] = useState(0);
  const [isAsking, setIsAsking] = useState(false);
  useEffect(() => {
    const token = savedToken();
    if (token === undefined) return;
    logIn(token)
      .then(setMe, setFailure)
      .finally(() => setIsStarting(false));
  }, [round]);
  const login = useMemo(() => ({ count, ask: () => setIsAsking(true) }), [count]);
  if (isStarting) return <p aria-busy="true" />;
  const logInAgain = () => {
    forgetToken();
    setFailure(undefined);
  };
  if (me === undefined && failure !== undefined && failure.status !== 401 && savedToken() !== undefined)
    return (
      <main class="container">
        <Problem
          error={failure} // the token may still be good
          retry={() => setRound(round + 1)}
          anyway={{ label: 'Log in again', go: logInAgain }}
        />
      </main>
    );
  if (me === undefined) return <LoginPage onDone={setMe} reason={failure?.message} />;
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

function Console({ me }: { me: Me }) {
  const { path, query } = useAddress();
  const services = useLoad(readServices, []);
  const [named] = me.tenants;
  const usual = savedTenant() ?? (me.tenants.length === 1 && named !== '*' ? named : undefined);
  const tenant = path[0] ?? (location.hash === address() ? undefined : usual);
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
        <div class="session actions">
          {tenant !== undefined && <TenantLink me={me} tenant={tenant} />}
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
              <TenantsPage gala={gala} me={me} />
            ) : (
              <>
                <nav id="menu" class={isOpen ? 'side open' : 'side'} aria-label="Console">
                  <Menu {...{ gala, me, tenant }} services={all} pages={pagesOf(me, all)} current={path} />
                  <a class="elsewhere" href="docs">
                    Documentation
                  </a>
                  <a class="elsewhere" href="docs/guides">
                    Guides
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

function Content({ path: [, name, ...rest], query, ...props }: PageProps) {
  const { me, services } = props;
  const page = name === undefined ? undefined : pages[name];
  if (page !== undefined && may(me, page.needs)) return <page.Page key={name} {...props} path={rest} query={query} />;
  const [resourceName, id, action] = rest;
  const resource = services
    .find((service) => service.name === name)
    ?.resources.find((some) => some.name === resourceName);
  if (resource === undefined) return <First {...props} query={query} isLost={name !== undefined} />;
  const about = { ...props, resource };
  if (id === undefined) return <Records key={resource.name} {...about} query={query} />;
  if (id === 'upload') return <Late key={resource.name} {...about} />;
  if (id === 'deleted') return <Deleted key={resource.name} {...about} />;
  if (id === 'new') return <NewRecord key={`${resource.name} ${query}`} {...about} query={query} />;
  return <RecordPage key={`${resource.name}/${id}`} {...about} id={id} isEditing={action === 'edit'} />;
}

/** Staff begin with the news; others with what is theirs. */
function First({ isLost, ...props }: Omit<PageProps, 'path'> & { isLost: boolean }) {
  const { me, services } = props;
  const own = ownThings(me, services);
  const page = own && pagesOf(me, services).find(([name]) => !pages[name]?.isOfOwn);
  const { Page } = pages[page?.[0] ?? ''] ?? {};
  if (!isLost && Page !== undefined) return <Page {...props} path={[]} />;
  if (!isLost && own !== undefined) return <Mine {...props} resources={own} />;
  return <Start {...props} isLost={isLost} />;
}

/** What reads files is not loaded before it is needed. */
function Late(props: ResourceProps) {
  const page = useLoad(() => import('./upload/upload.js'), []);
  return <Loaded from={page}>{({ Upload }) => <Upload {...props} />}</Loaded>;
}

const NewRecord = (props: ResourceProps & { query: URLSearchParams }) => (
  <NewForm
    {...props}
    onSaved={({ id }) => {
      location.hash = recordAddress(props.tenant, props.resource.service, props.resource.name, String(id));
    }}
  />
);

addEventListener('focus', () => kept.outdate()); // something may have been made in another tab
render(<App />, document.getElementById('app') as HTMLElement);
