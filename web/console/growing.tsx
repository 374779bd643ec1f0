/** A list that begins short, with a button for more of it. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Loaded, useLoad } from './ui.js';

const [pageSize, most] = [50, 1000];

interface GrowingProps<T> {
  readonly read: (
    limit: number,
    options: { signal: AbortSignal },
  ) => Promise<{ items: readonly T[]; next?: string | undefined }>;
  /** Read anew when one of these changes. */
  readonly about: readonly unknown[];
  readonly children: (items: readonly T[]) => ComponentChildren;
}

export function Growing<T>({ read, about, children }: GrowingProps<T>) {
  const [limit, setLimit] = useState(pageSize);
  const page = useLoad((signal) => read(limit, { signal }), [...about, limit]);
  return (
    <Loaded from={page}>
      {({ items, next }) => (
        <>
          {children(items)}
          {next !== undefined && limit < most && (
            <button type="button" class="secondary outline small" onClick={() => setLimit(limit + 2 * pageSize)}>
              Show more
            </button>
          )}
        </>
      )}
    </Loaded>
  );
}
