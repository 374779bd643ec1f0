/** Tries a coupon: what it takes off a fee or a price, or why it does not. */
import type { Answer } from 'gala/client';
import { useState } from 'preact/hooks';
import { meaningOf } from '../actions/outcome.js';
import type { ActionProps } from '../actions/run.js';
import { fieldsOf, labelOf, type Schema } from '../document.js';
import { FieldInput } from '../forms/field.js';
import { may } from '../page.js';
import { Dialog, Problem, useLoad } from '../ui.js';

type Kind = 'function_fee' | 'session_fee';

interface Line {
  readonly kind: string;
  readonly fee: string | undefined;
  readonly price: unknown;
  readonly quantity: unknown;
  readonly currency: unknown;
}

interface Tried extends Line {
  readonly answer: Answer<'coupons.evaluate'>;
}

export function Evaluating({ action, record = {}, onClose, ...props }: ActionProps) {
  const { gala, me, resource } = props;
  const parts = (schema: Schema) => fieldsOf(schema, resource.resolve);
  const body = parts(action.bodies[0] ?? {});
  const lineSchema = resource.resolve(body.find(({ name }) => name === 'lines')?.schema.items ?? {});
  const kinds = parts(lineSchema).find(({ name }) => name === 'kind')?.schema.enum ?? [];
  const reasons = resource.resolve(parts(action.answer).find(({ name }) => name === 'reasons')?.schema.items ?? {});
  const covered = kinds.find((kind) => record[`apply_to_${kind}s`] === true);
  const [line, setLine] = useState<Line>({
    ...{ kind: covered ?? 'function_fee', fee: undefined, price: undefined, quantity: 1 },
    currency: record.currency,
  });
  // what is in no currency is in that of the event
  const ofEvent = useLoad(
    async (signal) => {
      const { event_id } = record;
      if (typeof event_id !== 'string' || !may(me, 'events.get')) return undefined;
      return (await gala.events.get({ id: event_id, fields: 'currency' }, { signal }).catch(() => undefined))?.currency;
    },
    [record.event_id],
  );
  const [tried, setTried] = useState<Tried>();
  const [error, setError] = useState<unknown>();
  const change = (values: Partial<Line>) => {
    setLine((now) => ({ ...now, ...values }));
    setTried(undefined);
  };
  const choose = async (fee: unknown) => {
    change({ fee: typeof fee === 'string' ? fee : undefined });
    if (typeof fee !== 'string' || !may(me, 'functionFees.get')) return;
    const found = await gala.functionFees.get({ id: fee, fields: 'price,currency' }).catch(() => undefined);
    if (found) change({ price: found.price, currency: found.currency ?? record.currency });
  };
  const evaluate = async (event: Event) => {
    event.preventDefault();
    setError(undefined);
    const { kind, fee, price, quantity, currency } = line;
    const body = {
      ...(typeof record.event_id === 'string' && fee === undefined && { event_id: record.event_id }),
      ...(typeof currency === 'string' && currency !== '' && { currency }),
      lines: [
        { kind: kind as Kind, price: price as number, quantity: quantity as number, ...(fee && { product_id: fee }) },
      ],
    };
    try {
      setTried({ ...line, answer: await gala.coupons.evaluate({ id: String(record.id), body }) });
    } catch (failed) {
      setTried(undefined);
      setError(failed);
    }
  };
  const input = (name: string, schema: Schema, value: unknown, onChange: (value: unknown) => void, target?: string) => (
    <FieldInput
      {...props}
      field={{ name, schema, required: name === 'price', target }}
      value={value}
      findings={[]}
      onChange={onChange}
    />
  );
  return (
    <Dialog title={`Try “${String(record.name)}”`} onClose={onClose}>
      <form onSubmit={evaluate} autocomplete="off">
        <label>
          What is bought
          <select
            value={line.kind}
            onChange={({ currentTarget }) => change({ kind: currentTarget.value, fee: undefined })}
          >
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {labelOf(kind)}
              </option>
            ))}
          </select>
        </label>
        {line.kind === 'function_fee' && input('function_fee_id', { type: 'string' }, line.fee, choose, 'functionFees')}
        <div class="side-by-side" key={`${line.fee} ${line.price !== undefined && line.fee !== undefined}`}>
          {input('price', { type: 'number' }, line.price, (price) => change({ price }))}
          {input('quantity', { type: 'integer' }, line.quantity, (quantity) => change({ quantity }))}
          {input('currency', { type: 'string' }, line.currency, (currency) => change({ currency }))}
        </div>
        {error !== undefined && <Problem error={error} />}
        <div role="status">
          {tried && <Discount {...tried} currency={tried.currency ?? ofEvent.value} reasons={reasons} />}
        </div>
        <footer>
          <button type="button" class="secondary" onClick={onClose}>
            Close
          </button>
          <button type="submit">Evaluate</button>
        </footer>
      </form>
    </Dialog>
  );
}

function Discount({ answer, price, quantity, currency, reasons }: Tried & { reasons: Schema }) {
  const money = (amount: number) => moneyIn(currency, amount);
  const whole = Number(price) * Number(quantity);
  return (
    <>
      <p>
        {answer.applicable ? (
          <>
            <strong>{money(answer.discount)} off.</strong> The price is {money(whole - answer.discount)} instead of{' '}
            {money(whole)}.
          </>
        ) : (
          <strong>The coupon does not apply. The price stays {money(whole)}.</strong>
        )}
      </p>
      {answer.reasons.length > 0 && (
        <ul>
          {answer.reasons.map((code) => (
            <li key={code}>{meaningOf(reasons, code)}</li>
          ))}
        </ul>
      )}
    </>
  );
}

const moneyIn = (currency: unknown, amount: number) =>
  typeof currency === 'string' && /^[A-Z]{3}$/.test(currency)
    ? amount.toLocaleString(undefined, { style: 'currency', currency, currencyDisplay: 'code' })
    : amount.toLocaleString(undefined, { minimumFractionDigits: 2 });
