/** The page by which people answer from a link in an e-mail, without an account. It has no forms: opening it changes nothing. */
import { render } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Reviews } from './abstract.js';
import { isPreview, type LinkPage, type Refused, readPage, requestLink, secret } from './api.js';
import { type Outcome, Told } from './asking.js';
import type { Typed } from './fields.js';
import { ItemForm } from './item.js';
import { statusOf } from './words.js';

function App() {
  const [page, setPage] = useState<LinkPage>();
  const [problem, setProblem] = useState<Refused>();
  const [done, setDone] = useState<Outcome & { readonly id: string }>();
  /** By the id of the item. */
  const [typed, setTyped] = useState<Readonly<Record<string, Typed>>>({});
  const isTyped = Object.values(typed).some((one) => Object.keys(one).length > 0);
  const load = () => {
    setProblem(undefined);
    return readPage().then(setPage, setProblem);
  };
  useEffect(() => {
    if (secret !== '' || isPreview) void load();
  }, []);
  useEffect(() => {
    if (!isTyped || isPreview) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isTyped]);
  if (problem !== undefined || (secret === '' && !isPreview))
    return (
      <>
        {done && <Told {...done} />}
        <Unavailable problem={problem} retry={load} />
      </>
    );
  if (page === undefined) return <p aria-busy="true">Loading…</p>;
  const { kind, items, title, person, asked_by: { name, email_address } = {}, more_items } = page;
  const isList = kind.endsWith('reviews') || kind === 'application';
  const forms = items.map((item) => (
    <ItemForm
      key={item.id}
      {...{ page, item, typed: typed[item.id] ?? {}, done: done?.id === item.id ? done : undefined }}
      onType={(own) => setTyped((all) => ({ ...all, [item.id]: own }))}
      onChanged={async (outcome) => {
        if (outcome === undefined) return await readPage().then(setPage, () => {}); // what was refused is told already
        setDone({ ...outcome, id: item.id });
        await load();
        setTyped((all) => ({ ...all, [item.id]: {} }));
      }}
    />
  ));
  const tagged = items.map((item) => (
    <>
      <span dir="auto">{item.title}</span> <span class="tag">{statusOf(item)}</span>
    </>
  ));
  return (
    <>
      {isPreview && (
        <p>
          <span class="tag">Preview</span> With invented data: try it, nothing can be sent.
        </p>
      )}
      <hgroup>
        <h1>{isList ? `Your ${kind.endsWith('reviews') ? 'reviews' : 'letters'}` : tagged}</h1>
        {title && <p>{title}</p>}
      </hgroup>
      <p>For {[person.name, person.email_address].filter(Boolean).join(', ')}.</p>
      {(name || email_address) && (
        <p>
          {kind === 'abstract' ? 'From' : 'Asked by'} {name}{' '}
          {email_address && <a href={`mailto:${email_address}`}>{email_address}</a>}
        </p>
      )}
      {isList
        ? items.map((item, place) => (
            <details key={item.id} name="item" open={items.length === 1}>
              <summary>
                <h2>{tagged[place]}</h2>
              </summary>
              {forms[place]}
            </details>
          ))
        : forms}
      <Reviews reviews={page.reviews ?? []} />
      {items.length === 0 && <p>There is nothing to do here now.</p>}
      {more_items !== undefined && more_items > 0 && <p>{more_items} more are not shown here.</p>}
    </>
  );
}

function Unavailable({ problem, retry }: { problem: Refused | undefined; retry: () => void }) {
  const { status, code, message = '' } = problem ?? { status: 401, code: 'link_ended' };
  const [outcome, setOutcome] = useState<Outcome>();
  const input = useRef<HTMLInputElement>(null);
  const ask = async () => {
    if (!input.current?.reportValidity()) return;
    await requestLink(input.current.value.trim()).then(
      () => setOutcome({ text: 'If a link is open for this address, it is on its way.' }),
      (refused: Refused) => setOutcome({ text: refused.message, isFailure: true }),
    );
  };
  if (status !== 401 && code !== 'not_a_link')
    return (
      <Told text={message} isFailure>
        <button type="button" onClick={retry}>
          Try again
        </button>
      </Told>
    );
  const ended = message || 'Please open the link in the e-mail again: this page does not keep it.';
  return (
    <>
      <h1>Your link</h1>
      <p>{code === 'link_ended' ? ended : 'This link is not complete, or not known.'}</p>
      <label>
        Your e-mail address
        <input
          {...{ type: 'email', autocomplete: 'email', required: true, ref: input }}
          onKeyDown={({ key }) => key === 'Enter' && ask()}
        />
      </label>
      <button type="button" onClick={ask}>
        Send me my link again
      </button>
      {outcome && <Told key={outcome} {...outcome} />}
    </>
  );
}

render(<App />, document.getElementById('main') as HTMLElement);
