import { render } from 'preact';

render(<main>Gala</main>, document.getElementById('app') as HTMLElement);
