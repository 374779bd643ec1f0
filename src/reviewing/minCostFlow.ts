/**
 * As many units as possible from rows to columns, at most one from each row to each column, at the least total cost: the
 * primal-dual method (Ahuja, Magnanti, Orlin: Network Flows, 1993, sections 9.7 and 9.8). Everything is an integer.
 */

/** In `costs`: no unit may go there. */
export const closed = 255;
/** Instead of the cost of a unit: there is no further one. */
export const none = 0x7fffffff;

export interface Network {
  readonly rows: number;
  readonly columns: number;
  /** Row by row: the cost of a unit to each column, below 255, or `closed`. */
  readonly costs: Uint8Array;
  /** The cost of a unit that leaves a row when `sent` have left, or `none`. Each costs at least as much as the one before. */
  readonly supply: (row: number, sent: number) => number;
  /** The same of a unit that reaches a column. */
  readonly demand: (column: number, received: number) => number;
}

/** The smallest key first. */
class Heap {
  readonly #keys: number[] = [];
  readonly #values: number[] = [];

  /** `none` if it is empty. */
  get first(): number {
    return this.#keys[0] ?? none;
  }

  push(key: number, value: number): void {
    let place = this.#keys.push(key) - 1;
    this.#values.push(value);
    for (let above = (place - 1) >> 1; place > 0 && (this.#keys[above] as number) > key; above = (place - 1) >> 1) {
      this.#move(above, place);
      place = above;
    }
    this.#keys[place] = key;
    this.#values[place] = value;
  }

  pop(): number {
    const value = this.#values[0] as number;
    const [key, last] = [this.#keys.pop() as number, this.#values.pop() as number];
    const { length } = this.#keys;
    let place = 0;
    for (let below = 1; below < length; below = 2 * place + 1) {
      if (below + 1 < length && (this.#keys[below + 1] as number) < (this.#keys[below] as number)) below++;
      if ((this.#keys[below] as number) >= key) break;
      this.#move(below, place);
      place = below;
    }
    if (length > 0) [this.#keys[place], this.#values[place]] = [key, last];
    return value;
  }

  #move(from: number, to: number): void {
    this.#keys[to] = this.#keys[from] as number;
    this.#values[to] = this.#values[from] as number;
  }
}

/** Solved when it has been made. */
export class MinCostFlow {
  /** Units of each row and column. */
  readonly sent = new Int32Array(this.network.rows);
  readonly received = new Int32Array(this.network.columns);
  /** Column → the rows that it has a unit of. */
  readonly from: number[][] = Array.from({ length: this.network.columns }, () => []);
  /**
   * The dual solution. A unit more would make nothing cheaper: `supply` is at least `rowPrice`, `rowPrice` + cost at least
   * `columnPrice`, `columnPrice` + `demand` at least `price`; nor would one less: where units are, it is the other way round.
   */
  readonly rowPrice = new Int32Array(this.network.rows);
  readonly columnPrice = new Int32Array(this.network.columns);
  price: number;
  /** `costs`, closed where a unit goes. */
  readonly #open = this.network.costs.slice();
  /** Costs of the next units. */
  readonly #supply = Int32Array.from(this.rowPrice, (_, row) => this.network.supply(row, 0));
  readonly #demand = Int32Array.from(this.columnPrice, (_, column) => this.network.demand(column, 0));
  /** Where a search for a path goes on in each row and column, and whether it has been there. */
  readonly #rowPlace = new Int32Array(this.network.rows);
  readonly #columnPlace = new Int32Array(this.network.columns);
  readonly #rowSeen = new Uint8Array(this.network.rows);
  readonly #columnSeen = new Uint8Array(this.network.columns);

  constructor(private readonly network: Network) {
    const least = this.#supply.reduce((one, other) => Math.min(one, other), none);
    this.rowPrice.fill(least);
    this.columnPrice.fill(least);
    this.price = least + this.#demand.reduce((one, other) => Math.min(one, other), none - Math.max(0, least));
    while (this.#reprice()) this.#sendAll();
  }

  /** Dijkstra's search for the cheapest paths. Their arcs are tight then: the prices at both ends differ by the cost. @returns whether there is one. */
  #reprice(): boolean {
    const { rows, columns, costs } = this.network;
    const [rowDistance, columnDistance] = [new Int32Array(rows).fill(none), new Int32Array(columns).fill(none)];
    const [rowDone, columnDone] = [new Uint8Array(rows), new Uint8Array(columns)];
    const { rowPrice, columnPrice } = this;
    const [open, demand] = [this.#open, this.#demand];
    const heap = new Heap();
    let end = none;
    for (let row = 0; row < rows; row++) {
      if (this.#supply[row] === none) continue;
      rowDistance[row] = (this.#supply[row] as number) - (rowPrice[row] as number);
      heap.push(rowDistance[row] as number, row);
    }
    while (heap.first < end) {
      const distance = heap.first;
      const node = heap.pop();
      if (node < rows && rowDone[node] === 0) {
        rowDone[node] = 1;
        const [start, level] = [node * columns, distance + (rowPrice[node] as number)];
        for (let column = 0; column < columns; column++) {
          const cost = open[start + column] as number;
          const there = (level + cost - (columnPrice[column] as number)) | 0;
          if (there >= (columnDistance[column] as number) || there >= end || cost === closed) continue;
          columnDistance[column] = there;
          heap.push(there, rows + column);
          if (demand[column] !== none)
            end = Math.min(end, there + (demand[column] as number) + (columnPrice[column] as number) - this.price);
        }
      } else if (node >= rows && columnDone[node - rows] === 0) {
        const column = node - rows;
        columnDone[column] = 1;
        for (const row of this.from[column] as number[]) {
          const cost = costs[row * columns + column] as number;
          const there = distance + (columnPrice[column] as number) - cost - (rowPrice[row] as number);
          if (there >= (rowDistance[row] as number) || there >= end) continue;
          rowDistance[row] = there;
          heap.push(there, row);
        }
      }
    }
    if (end === none) return false;
    for (let row = 0; row < rows; row++)
      rowPrice[row] = (rowPrice[row] as number) + Math.min(end, rowDistance[row] as number);
    for (let column = 0; column < columns; column++)
      columnPrice[column] = (columnPrice[column] as number) + Math.min(end, columnDistance[column] as number);
    this.price += end;
    return true;
  }

  /** Sends units along tight paths; perhaps not all that are possible. */
  #sendAll(): void {
    this.#rowPlace.fill(0);
    this.#columnPlace.fill(0);
    this.#rowSeen.fill(0);
    this.#columnSeen.fill(0);
    for (let row = 0; row < this.network.rows; row++) {
      if (this.#supply[row] !== this.rowPrice[row] || this.#rowSeen[row] === 1) continue;
      const path = this.#path(row);
      if (path !== undefined) this.#send(path.rows, path.columns);
    }
  }

  /** Depth first. @returns rows and columns in turn, undefined if there is none. */
  #path(first: number): { readonly rows: readonly number[]; readonly columns: readonly number[] } | undefined {
    const [rows, columns] = [[first], [] as number[]];
    this.#rowSeen[first] = 1;
    while (rows.length > 0) {
      const isAtRow = rows.length > columns.length;
      const next = isAtRow ? this.#columnAfter(rows.at(-1) as number) : this.#rowAfter(columns.at(-1) as number);
      if (next < 0) (isAtRow ? rows : columns).pop();
      else (isAtRow ? columns : rows).push(next);
      if (isAtRow && next >= 0 && this.#demand[next] === this.price - (this.columnPrice[next] as number))
        return { rows, columns };
    }
    return undefined;
  }

  #columnAfter(row: number): number {
    const { columns } = this.network;
    const [open, seen, columnPrice] = [this.#open, this.#columnSeen, this.columnPrice];
    const [start, price] = [row * columns, this.rowPrice[row] as number];
    for (let column = this.#rowPlace[row] as number; column < columns; column++) {
      const cost = open[start + column] as number;
      if (((price + cost) | 0) !== columnPrice[column] || cost === closed || seen[column] === 1) continue;
      this.#rowPlace[row] = column + 1;
      seen[column] = 1;
      return column;
    }
    this.#rowPlace[row] = columns;
    return -1;
  }

  #rowAfter(column: number): number {
    const rows = this.from[column] as number[];
    for (let place = this.#columnPlace[column] as number; place < rows.length; place++) {
      const row = rows[place] as number;
      const cost = this.network.costs[row * this.network.columns + column] as number;
      if (this.#rowSeen[row] === 1 || (this.rowPrice[row] as number) + cost !== this.columnPrice[column]) continue;
      this.#columnPlace[column] = place + 1;
      this.#rowSeen[row] = 1;
      return row;
    }
    this.#columnPlace[column] = rows.length;
    return -1;
  }

  #send(rows: readonly number[], columns: readonly number[]): void {
    const { network } = this;
    for (const [place, row] of rows.entries()) {
      const [column, before] = [columns[place] as number, columns[place - 1]];
      if (before !== undefined) {
        const units = this.from[before] as number[];
        units.splice(units.indexOf(row), 1);
        const arc = row * network.columns + before;
        this.#open[arc] = network.costs[arc] as number;
      }
      (this.from[column] as number[]).push(row);
      this.#open[row * network.columns + column] = closed;
      [this.#rowSeen[row], this.#columnSeen[column]] = [0, 0];
    }
    const [first, last] = [rows[0] as number, columns.at(-1) as number];
    this.sent[first] = (this.sent[first] as number) + 1;
    this.received[last] = (this.received[last] as number) + 1;
    this.#supply[first] = network.supply(first, this.sent[first] as number);
    this.#demand[last] = network.demand(last, this.received[last] as number);
  }

  /** What any other solution with as many units could save, at most (weak duality): 0 proves that none is cheaper. */
  get gap(): number {
    const { rows, columns, costs, supply, demand } = this.network;
    let gap = 0;
    const add = (reduced: number, isUsed: boolean) => {
      gap += Math.max(0, isUsed ? reduced : -reduced);
    };
    for (let row = 0; row < rows; row++)
      for (let unit = 0, cost = supply(row, 0); cost !== none; cost = supply(row, ++unit))
        add(cost - (this.rowPrice[row] as number), unit < (this.sent[row] as number));
    for (let column = 0; column < columns; column++)
      for (let unit = 0, cost = demand(column, 0); cost !== none; cost = demand(column, ++unit))
        add(cost + (this.columnPrice[column] as number) - this.price, unit < (this.received[column] as number));
    for (const [arc, cost] of costs.entries()) {
      if (cost === closed) continue;
      const prices = (this.rowPrice[Math.floor(arc / columns)] as number) - (this.columnPrice[arc % columns] as number);
      add(prices + cost, this.#open[arc] === closed);
    }
    return gap;
  }
}
