/** The e-mails that wait and that went out: a list, and one of them as it is read. */
import DOMPurify from 'dompurify';
import { useState } from 'preact/hooks';
import { address, type Gala, may, type PageProps } from './page.js';
import { type Json, listing, operation } from './session.js';
import { Busy, Heading, Loaded, Problem, Time, useLoad } from './ui.js';

const states = ['queued', 'sent'];

/** `#/acme/mail`, `#/acme/mail/about/RECORD`, `#/acme/mail/ID` */
export function Mail({ path: [id, about], ...props }: PageProps) {
  if (id === undefined || id === 'about') return <Messages key={about} {...props} about={about} />;
  return <Message {...props} id={id} />;
}

type Props = Omit<PageProps, 'path'>;

function Messages({ gala, tenant, about }: Props & { about: string | undefined }) {
  const [state, setState] = useState('');
  return (
    <>
      <Heading
        title="E-mails"
        over={
          about === undefined ? (
            'What was written to people, newest first.'
          ) : (
            <>
              About the record <code>{about}</code>
            </>
          )
        }
      />
      <label class="inline">
        Show
        <select value={state} onChange={({ currentTarget }) => setState(currentTarget.value)}>
          <option value="">all</option>
          {states.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <Page key={state} gala={gala} tenant={tenant} filter={{ ...(state && { state }), ...(about && { about }) }} />
    </>
  );
}

function Page({ gala, tenant, filter }: { gala: Gala; tenant: string; filter: Readonly<Record<string, string>> }) {
  const [keys, setKeys] = useState<readonly string[]>([]);
  const key = keys.at(-1);
  const page = useLoad(
    (signal) =>
      listing(gala, 'messages', 'list')({ limit: 50, ...filter, ...(key && { exclusiveStartKey: key }) }, { signal }),
    [key],
  );
  if (page.error !== undefined) return <Problem error={page.error} retry={page.reload} />;
  if (page.value === undefined) return <Busy />;
  const { items, next } = page.value;
  if (items.length === 0) return <p class="empty">There are no e-mails here.</p>;
  return (
    <section aria-busy={page.isLoading}>
      <section class="scroll" tabIndex={0} aria-label="E-mails">
        <table class="records">
          <thead>
            <tr>
              <th scope="col">Subject</th>
              <th scope="col">To</th>
              <th scope="col">State</th>
              <th scope="col">Kind</th>
              <th scope="col">Queued</th>
            </tr>
          </thead>
          <tbody>
            {items.map((item) => (
              <tr key={String(item.id)}>
                <th scope="row">
                  <a href={address(tenant, 'mail', String(item.id))}>{String(item.subject || 'Without a subject')}</a>
                </th>
                <td>{String(item.to)}</td>
                <td>
                  <span class={`state ${item.state}`}>{String(item.state)}</span>
                </td>
                <td>{String(item.email)}</td>
                <td class="nowrap">
                  <Time at={item.queued_at} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <nav class="pages" aria-label="Pages">
        <button
          type="button"
          class="secondary outline"
          disabled={keys.length === 0}
          onClick={() => setKeys(keys.slice(0, -1))}
        >
          Newer
        </button>
        <button
          type="button"
          class="secondary outline"
          disabled={next === undefined}
          onClick={() => next && setKeys([...keys, next])}
        >
          Older
        </button>
      </nav>
    </section>
  );
}

const headers: Readonly<Record<string, string>> = {
  reply_to: 'Reply to',
  to: 'To',
  cc: 'Cc',
  bcc: 'Bcc',
  email: 'Kind',
  about: 'About',
  state: 'State',
  queued_at: 'Queued',
  sent_at: 'Sent',
};

function Message({ gala, me, tenant, id }: Props & { id: string }) {
  const message = useLoad((signal) => operation(gala, 'messages', 'get')({ id }, { signal }), [id]);
  return (
    <Loaded from={message}>
      {(value) => (
        <>
          <Heading
            title={String(value.subject || 'Without a subject')}
            over={<a href={address(tenant, 'mail')}>E-mails</a>}
          />
          <dl class="fields brief">
            <div>
              <dt>From</dt>
              <dd>
                {[value.from_name, value.from && `<${value.from}>`].filter(Boolean).join(' ') || 'the usual sender'}
              </dd>
            </div>
            {Object.entries(headers)
              .filter(([name]) => value[name] !== undefined)
              .map(([name, label]) => (
                <div key={name}>
                  <dt>{label}</dt>
                  <dd>{name.endsWith('_at') ? <Time at={value[name]} /> : String(value[name])}</dd>
                </div>
              ))}
          </dl>
          {may(me, 'messages.getBody') && <Body message={value} />}
        </>
      )}
    </Loaded>
  );
}

const ways = { html: 'As it looks', text: 'Text', source: 'HTML source' } as const;

function Body({ message }: { message: Json }) {
  const [way, setWay] = useState<keyof typeof ways>('html');
  const html = String(message.body ?? '');
  return (
    <section>
      <fieldset aria-label="Show the e-mail as">
        {Object.entries(ways).map(([name, label]) => (
          <button
            key={name}
            type="button"
            class={way === name ? '' : 'secondary outline'}
            aria-pressed={way === name}
            onClick={() => setWay(name as keyof typeof ways)}
          >
            {label}
          </button>
        ))}
      </fieldset>
      {way === 'html' && (
        // no scripts, no forms, no way out of the frame; the page's policy lets it load nothing
        <iframe class="mail" title="The e-mail" sandbox="" srcdoc={harmless(html)} referrerpolicy="no-referrer" />
      )}
      {way === 'text' && <pre class="mail">{textOf(html)}</pre>}
      {way === 'source' && (
        <pre class="mail" tabIndex={0}>
          <code>{html}</code>
        </pre>
      )}
    </section>
  );
}

/**
 * Leaves out scripts, what would be loaded from elsewhere, and the way of links. The frame and the page's policy would stop
 * them, too, but with messages in the browser's console.
 */
function harmless(html: string): string {
  const purify = DOMPurify(window);
  purify.addHook('uponSanitizeAttribute', (_, attribute) => {
    const { attrName: name, attrValue: value } = attribute;
    const isLoaded = /^(src|srcset|background|poster|href|xlink:href)$/.test(name) && !/^data:image\//.test(value);
    if (isLoaded || (name === 'style' && /url\s*\(|\\/i.test(value))) attribute.keepAttr = false;
  });
  return purify.sanitize(withoutHandlers(html), { FORBID_TAGS: ['style', 'form', 'input', 'button', 'svg', 'math'] });
}

/** Browsers report event handlers that a policy forbids, even where a document is only parsed. */
const withoutHandlers = (html: string) =>
  html.replaceAll(/<[a-z][^<>]*>/gi, (tag) => tag.replaceAll(/([\s"'/])on\w+\s*=/gi, '$1data-handler='));

/** The text in HTML. Parsing it runs nothing and loads nothing. */
function textOf(html: string): string {
  const { body } = new DOMParser().parseFromString(withoutHandlers(html), 'text/html');
  for (const element of body.querySelectorAll('script, style')) element.remove();
  for (const element of body.querySelectorAll('p, div, tr, li, h1, h2, h3, br')) element.append('\n');
  for (const element of body.querySelectorAll('br')) element.replaceWith('\n');
  return (body.textContent ?? '').replaceAll(/\n{3,}/g, '\n\n').trim();
}
