/** The first page of a tenant: for staff what is new, in an empty tenant how to begin. */

import { useState } from 'preact/hooks';
import { fill, type Sample } from '#shared/sample.js';
import { about } from '../../site.js';
import { mayAll } from '../conference/shared.js';
import { kept } from '../kept.js';
import { address, may } from '../page.js';
import { Heading, Loaded, Problem, useLoad } from '../ui.js';
import { grantOf } from './access.js';
import { News, type NewsProps, readNews } from './news.js';

export function Start({ isLost, ...props }: NewsProps & { isLost: boolean }) {
  const { me, tenant, services } = props;
  const news = useLoad((signal) => readNews(props, signal), [], 'news');
  const isUsable = services.some(({ resources }) => resources.some((resource) => grantOf(me, resource) !== undefined));
  const isSeen = mayAll(me, 'events.list') && mayAll(me, 'awards.list');
  return (
    <>
      <Heading title={tenant} over="Tenant" />
      {isLost && <p class="problem">There is no such page, or you may not see it.</p>}
      {!isUsable && <p class="empty">This token may not see anything here.</p>}
      <Loaded from={news}>
        {(value) => {
          if (value.latest.length > 0 || value.blocks.some(({ rows }) => rows.length > 0)) return <News {...value} />;
          if (isSeen) return <Empty {...props} onFilled={news.reload} />;
          return isUsable && <p class="empty">There is no news. The menu has what you may see.</p>;
        }}
      </Loaded>
    </>
  );
}

function Empty({ onFilled, ...props }: NewsProps & { onFilled: () => void }) {
  const { me, tenant } = props;
  const create = (service: string, resource: string, label: string) =>
    may(me, `${resource}.create`) ? <a href={address(tenant, service, resource, 'new')}>{label}</a> : label;
  return (
    <section class="home-empty">
      <h2>There is nothing here yet</h2>
      <ol>
        <li>
          {create('events', 'events', 'Add an event')} for a conference, or {create('awards', 'awards', 'an award')} for
          a program.
        </li>
        <li>Say how people take part: how abstracts are sent in and reviewed, what is sold, how to apply.</li>
        <li>Come back here: this page then shows what has come in, what is missing, and what happens next.</li>
      </ol>
      <SampleButton {...props} onFilled={onFilled} />
    </section>
  );
}

/** What the sample needs, beside all the rest. */
const needed = [
  'awards.create',
  'events.create',
  'references.process',
  'abstractReviews.openRound',
  'reviews.openRound',
  'abstracts.setStatus',
];

/** Only where the server offers it: not in production. */
function SampleButton({ gala, me, onFilled }: NewsProps & { onFilled: () => void }) {
  const { value: server } = useLoad(about, []);
  const [part, setPart] = useState<number>();
  const [error, setError] = useState<unknown>();
  if (server?.sample === undefined || !needed.every((permission) => mayAll(me, permission))) return null;
  const start = async () => {
    if (part !== undefined) return;
    setError(undefined);
    setPart(0);
    try {
      const sample = (await (await fetch('assets/sample.json')).json()) as Sample;
      await fill(gala, sample, setPart);
      kept.clear();
      onFilled();
      document.getElementById('main')?.focus(); // the button is gone
    } catch (cause) {
      setError(cause);
      setPart(undefined);
    }
  };
  return (
    <>
      <p>Or look around first, with invented people. The sample's e-mails are written to files, and reach nobody.</p>
      {error !== undefined && <Problem error={error} />}
      <button type="button" aria-busy={part !== undefined} onClick={start}>
        Fill with the sample conference and award
      </button>
      {part !== undefined && <progress value={part} max={1} aria-label="Filling" />}
    </>
  );
}
