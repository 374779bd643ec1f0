/**
 * Run by the build: makes the pages of docs/ into HTML, in dist/web/guides. A link to another page leads to its HTML; one to another
 * file is plain text, because a server does not have it. @throws Error for a link to a page or a heading that is not there.
 */
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import { Marked } from 'marked';
import { getHeadingList, gfmHeadingId } from 'marked-gfm-heading-id';
import { filled, framed, to as web, write } from './frame.mjs';

const to = `${web}/guides`;

/** In the contents: their names in docs/, and what they are for. A page that no group has is only linked from others. */
const groups = {
  'Use it': {
    quickstart: 'From an empty server to the first e-mail, in ten requests.',
    answering: 'How referees, reviewers and applicants answer by a link, without an account.',
    console: 'What organisers, chairs and reviewers see and do in the browser.',
    bulk: 'Records as CSV and NDJSON, into a server and out of it.',
    webhooks: 'How a program is told that something has changed.',
    clients: 'The TypeScript client, and clients that generators make.',
  },
  'Run it': {
    configuration: 'All settings, with their defaults.',
    operations: 'Installing, backing up, moving, upgrading and watching a server.',
    authentication: 'How to get tokens, and what a caller may see and do.',
    performance: 'How fast it is, measured.',
  },
  'Look it up': {
    errors: 'What each error code means, and which operations answer with it.',
    stored: 'Which fields the server acts on, and which it only keeps.',
  },
  'How it is made': {
    architecture: 'How the code is organised, and how a request travels through it.',
    'adr/README': 'Why it is built this way: one page per decision.',
  },
};

const names = readdirSync('docs', { recursive: true })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.md'))
  .map((file) => file.slice(0, -'.md'.length));

/** The path at which a page is served. */
const pathOf = (name) => `docs/guides/${name}`.replace(/\/README$/, '');
const contentsPath = 'docs/guides';

/** From one path to another, so that a proxy can serve them below a path of its own. */
const link = (from, to) => posix.join(posix.relative(posix.dirname(from), posix.dirname(to)), posix.basename(to));

const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function pageOf(name) {
  const path = pathOf(name);
  const links = [];
  const targetOf = (href) => {
    const [file, hash] = href.split('#');
    const target =
      file === '' ? name : posix.join(posix.dirname(`docs/${name}`), file).replace(/^docs\/|\.md$|\/$/g, '');
    return { page: [target, `${target}/README`].find((one) => names.includes(one)), hash };
  };
  const renderer = {
    link({ href, tokens }) {
      const text = this.parser.parseInline(tokens);
      const here = /^http:\/\/127\.0\.0\.1:8080\/([\w./]*)$/.exec(href); // the server that shows the page, wherever that is
      if (here) return `<a href="${link(path, here[1] || '.')}">${text}</a>`;
      if (/^https?:/.test(href)) return `<a href="${escaped(href)}">${text}</a>`;
      const { page, hash } = targetOf(href);
      const file = posix.join(posix.dirname(`docs/${name}`), href.split('#')[0]);
      if (page === undefined && file.startsWith('docs/') && !existsSync(file))
        // an image of the server has docs/ alone
        throw new Error(`docs/${name}.md links to ${href}, which does not exist.`);
      if (page === undefined) return text;
      links.push({ href, page, hash });
      const address = page === name ? '' : link(path, pathOf(page));
      return `<a href="${escaped(address + (hash ? `#${hash}` : ''))}">${text}</a>`;
    },
    image({ href, text }) {
      const file = join('docs', dirname(name), href);
      const picture = basename(href);
      if (!existsSync(file)) {
        console.error(`docs/${name}.md shows ${href}, which does not exist.`); // `npm run screenshots` builds before it makes it
        return escaped(text);
      }
      mkdirSync(join(to, 'images'), { recursive: true });
      copyFileSync(file, join(to, 'images', picture));
      return `<img src="${link(path, `assets/guides/images/${picture}`)}" alt="${escaped(text)}" loading="lazy">`;
    },
    html: ({ text }) => (text.startsWith('<!--') ? '' : escaped(text)),
  };
  const html = new Marked(gfmHeadingId(), { renderer })
    .parse(readFileSync(`docs/${name}.md`, 'utf8'))
    .replaceAll('<table>', '<section class="scroll" tabindex="0" aria-label="Table"><table>')
    .replaceAll('</table>', '</table></section>')
    .replaceAll('<pre>', '<pre tabindex="0">');
  const headings = getHeadingList();
  return { name, path, html, links, headings, title: headings[0].raw };
}

const pages = new Map(names.map((name) => [name, pageOf(name)]));

for (const { name, links } of pages.values())
  for (const { href, page, hash } of links)
    if (hash && !pages.get(page).headings.some(({ id }) => id === hash))
      throw new Error(`docs/${name}.md links to ${href}, which has no such heading.`);

const listed = (items) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

/** All guides, and what the current one is about. */
const contents = (path, current) =>
  Object.entries(groups).map(([group, members]) => {
    const items = Object.keys(members).map((name) => {
      const page = pages.get(name);
      const isHere = page === current || (name === 'adr/README' && current?.name.startsWith('adr/'));
      const parts = page === current ? page.headings.filter(({ level }) => level === 2) : [];
      const inner = parts.map(({ id, text }) => `<a href="#${id}">${text}</a>`);
      const mark = isHere ? ' aria-current="page"' : '';
      return `<a href="${link(path, page.path)}"${mark}>${escaped(page.title)}</a>${inner.length > 0 ? listed(inner) : ''}`;
    });
    return `<h2>${group}</h2>${listed(items)}`;
  });

const template = readFileSync('web/guide.html', 'utf8');
const styles = ['vendor/pico', 'style', 'guide'];

function save(file, path, title, text, current) {
  const main = filled(template, { text, contents: contents(path, current).join('') });
  write(join(to, file), framed({ path, title: `${escaped(title)} · Gala guides`, styles, module: 'guide', main }));
}

const made = [...pages.values()].map(({ path }) => `${path.slice(contentsPath.length + 1)}.html`);
for (const [index, page] of [...pages.values()].entries()) save(made[index], page.path, page.title, page.html, page);

const overview = Object.entries(groups).map(([group, members]) => {
  const items = Object.entries(members).map(([name, lead]) => {
    const { path, title } = pages.get(name);
    return `<a href="${link(contentsPath, path)}">${escaped(title)}</a><br>${escaped(lead)}`;
  });
  return `<h2>${group}</h2>${listed(items)}`;
});
save('index.html', contentsPath, 'Guides', `<h1>Guides</h1>${overview.join('')}`);

for (const file of readdirSync(to, { recursive: true }).map((file) => file.replaceAll('\\', '/')))
  if (file.endsWith('.html') && file !== 'index.html' && !made.includes(file)) rmSync(join(to, file));
