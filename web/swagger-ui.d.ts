/** What docs.ts uses of swagger-ui-dist, which has no types. */

/** An Immutable.js map or list. */
interface ImmutableValue {
  get(key: string): unknown;
  toJS(): unknown;
}

interface ImmutableCollection<T> extends ImmutableValue {
  readonly size: number;
  filter(keep: (value: T) => boolean): ImmutableCollection<T>;
  map<U>(to: (value: T) => U): ImmutableCollection<U>;
}

interface ImmutableList {
  toArray(): ImmutableValue[];
}

interface TaggedOperations extends ImmutableValue {
  get(key: 'operations'): ImmutableCollection<ImmutableValue>;
  set(key: 'operations', operations: ImmutableCollection<ImmutableValue>): TaggedOperations;
}

type SwaggerElement = { readonly element: unique symbol };
type SwaggerComponent<P> = (props: P) => SwaggerElement | null;

type PathMethod = readonly [path: string, method: string];

interface SwaggerSystem {
  readonly React: {
    createElement<P>(
      type: string | symbol | SwaggerComponent<P>,
      props: object | null,
      ...children: readonly unknown[]
    ): SwaggerElement;
    readonly Fragment: symbol;
    useState<T>(initial: T): [T, (next: T) => void];
    useRef<T>(initial: T | null): { current: T | null };
    useEffect(effect: () => void, about: readonly unknown[]): void;
  };
  readonly specActions: {
    updateJsonSpec(json: unknown): void;
    updateResolvedSubtree(path: readonly string[], value: unknown): void;
    changeParamByIdentity(at: PathMethod, parameter: ImmutableValue, value: unknown, isXml: boolean): void;
  };
  readonly specSelectors: {
    specResolvedSubtree(path: readonly string[]): ImmutableValue | undefined;
    parameterWithMetaByIdentity(at: PathMethod, parameter: ImmutableValue): ImmutableValue;
  };
  readonly oas3Actions: { setRequestBodyValue(change: { value: unknown; pathMethod: PathMethod }): void };
  readonly oas3Selectors: { hasUserEditedBody(...at: PathMethod): boolean };
  readonly layoutActions: { updateFilter(phrase: string): void; parseDeepLinkHash(hash: string): void };
  readonly layoutSelectors: { currentFilter(): string | false | undefined };
  readonly authActions: { logout(schemes: readonly string[]): void };
}

interface SwaggerUI {
  getSystem(): SwaggerSystem;
  preauthorizeApiKey(scheme: string, key: string): void;
}

declare const SwaggerUIBundle: (options: Readonly<Record<string, unknown>>) => SwaggerUI;
