/** What the compiler has to do for the whole project, as it counts it: it takes 19 seconds of a processor for what is allowed here. */
import { strict as assert } from 'node:assert';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const maxInstantiations = 1_425_000;
const maxTypes = 238_500;

describe('Type-checking the whole project', () => {
  it('stays within the budget of types and instantiations', async () => {
    const args = ['-p', 'tsconfig.json', '--noEmit', '--incremental', 'false', '--extendedDiagnostics'];
    const { stdout } = await promisify(execFile)('node_modules/.bin/tsc', args);
    const counted = (what: string) => Number(new RegExp(`^${what}: +(\\d+)$`, 'm').exec(stdout)?.[1]);
    const [instantiations, types] = [counted('Instantiations'), counted('Types')];
    assert.ok(instantiations > 0 && instantiations <= maxInstantiations, `${instantiations} instantiations`);
    assert.ok(types > 0 && types <= maxTypes, `${types} types`);
  });
});
