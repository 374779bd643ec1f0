/**
 * As many units as possible from rows to columns, at most one from each row to each column, at the least total cost: the
 * primal-dual method (Ahuja, Magnanti, Orlin: Network Flows, 1993, section 9.8). Everything is an integer.
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
  /**
   * What a unit costs that leaves a row, or reaches a column, after `count` others, or `none`; more than the one before or the same.
   * @param node a row, or the number of rows plus a column.
   */
  unit(node: number, count: number): number;
}

/** The smallest number first. */
class Heap {
  readonly #all: number[] = [];

  push(number: number): void {
    const all = this.#all;
    let place = all.push(number) - 1;
    for (let above = (place - 1) >> 1; place > 0 && (all[above] as number) > number; above = (place - 1) >> 1) {
      all[place] = all[above] as number;
      place = above;
    }
    all[place] = number;
  }

  /** @returns infinity if it is empty. */
  pop(): number {
    const all = this.#all;
    const [first = Number.POSITIVE_INFINITY] = all;
    const last = all.pop();
    if (last === undefined || all.length === 0) return first;
    let place = 0;
    for (let below = 1; below < all.length; below = 2 * place + 1) {
      if (below + 1 < all.length && (all[below + 1] as number) < (all[below] as number)) below++;
      if ((all[below] as number) >= last) break;
      all[place] = all[below] as number;
      place = below;
    }
    all[place] = last;
    return first;
  }
}

/** Solved when it has been made. */
export class MinCostFlow {
  readonly #rows = this.network.rows;
  readonly #nodes = this.network.rows + this.network.columns;
  /** Node → its units. */
  readonly units = new Int32Array(this.#nodes);
  /** Column → the rows that it has a unit of. */
  readonly from: number[][] = Array.from({ length: this.network.columns }, () => []);
  /** Node → the cost of its next unit. */
  readonly #next = Int32Array.from(this.units, (_, node) => this.network.unit(node, 0));
  /** The dual solution: node → what a unit costs up to there; and what the last one cost in all. */
  readonly #prices = new Int32Array(this.#nodes);
  #price = 0;
  /** `costs`, closed where a unit goes. */
  readonly #open = this.network.costs.slice();
  /** Where a search for a path goes on in each node, and whether it has been there. */
  readonly #places = new Int32Array(this.#nodes);
  readonly #seen = new Uint8Array(this.#nodes);

  constructor(private readonly network: Network) {
    const least = (costs: Int32Array) => costs.reduce((one, other) => Math.min(one, other), 0);
    this.#prices.fill(least(this.#next.subarray(0, this.#rows)));
    this.#price = (this.#prices[0] ?? 0) + least(this.#next.subarray(this.#rows));
    while (this.#reprice()) this.#sendAll();
  }

  /** What a unit costs beyond the prices. In a solution it is at least 0 if the unit is not used, at most 0 if it is. */
  #excess(node: number, cost: number): number {
    const price = this.#prices[node] as number;
    return node < this.#rows ? cost - price : cost + price - this.#price;
  }

  /** The same of an arc. */
  excessOf(row: number, column: number): number {
    const cost = this.network.costs[row * this.network.columns + column] as number;
    return (this.#prices[row] as number) + cost - (this.#prices[this.#rows + column] as number);
  }

  /** Whether another best solution may differ in this unit. */
  isOptional(node: number, count: number): boolean {
    const cost = count < 0 ? none : this.network.unit(node, count);
    return cost !== none && this.#excess(node, cost) === 0;
  }

  /** Dijkstra's search for the cheapest paths; then none of their arcs has an excess. @returns whether there is a path. */
  #reprice(): boolean {
    const { columns } = this.network;
    const [rows, nodes, prices, open, next] = [this.#rows, this.#nodes, this.#prices, this.#open, this.#next];
    const [distances, done] = [new Int32Array(nodes).fill(none), new Uint8Array(nodes)];
    const heap = new Heap();
    let end = none;
    const reach = (node: number, distance: number) => {
      distances[node] = distance;
      heap.push(distance * nodes + node);
      if (node >= rows && next[node] !== none) end = Math.min(end, distance + this.#excess(node, next[node] as number));
    };
    for (let row = 0; row < rows; row++) if (next[row] !== none) reach(row, this.#excess(row, next[row] as number));
    for (let key = heap.pop(); key < end * nodes; key = heap.pop()) {
      const [node, distance] = [key % nodes, Math.floor(key / nodes)];
      if (done[node] === 1) continue;
      done[node] = 1;
      if (node >= rows) {
        for (const row of this.from[node - rows] as number[]) {
          const there = distance - this.excessOf(row, node - rows);
          if (there < (distances[row] as number) && there < end) reach(row, there);
        }
        continue;
      }
      const [start, level] = [node * columns, distance + (prices[node] as number)];
      for (let column = 0; column < columns; column++) {
        const cost = open[start + column] as number;
        const there = (level + cost - (prices[rows + column] as number)) | 0;
        if (there < (distances[rows + column] as number) && there < end && cost !== closed) reach(rows + column, there);
      }
    }
    if (end === none) return false;
    for (let node = 0; node < nodes; node++)
      prices[node] = (prices[node] as number) + Math.min(end, distances[node] as number);
    this.#price += end;
    return true;
  }

  /** Sends units along paths without excess; perhaps not all that are possible. */
  #sendAll(): void {
    this.#places.fill(0);
    this.#seen.fill(0);
    for (let row = 0; row < this.#rows; row++) {
      const path = this.#next[row] === this.#prices[row] && this.#seen[row] === 0 ? this.#path(row) : [];
      if (path.length > 0) this.#send(path);
    }
  }

  /** Depth first. @returns rows and columns in turn; empty if there is none. */
  #path(first: number): readonly number[] {
    const path = [first];
    this.#seen[first] = 1;
    for (let last = path.at(-1); last !== undefined; last = path.at(-1)) {
      const node = last < this.#rows ? this.#columnAfter(last) : this.#rowAfter(last);
      if (node === undefined) path.pop();
      else path.push(node);
      if (node === undefined) continue;
      this.#seen[node] = 1;
      if (node >= this.#rows && this.#next[node] === this.#price - (this.#prices[node] as number)) return path;
    }
    return path;
  }

  #columnAfter(row: number): number | undefined {
    const { columns } = this.network;
    const [rows, open, seen, prices] = [this.#rows, this.#open, this.#seen, this.#prices];
    const [start, price] = [row * columns, prices[row] as number];
    for (let column = this.#places[row] as number; column < columns; column++) {
      const cost = open[start + column] as number;
      if (((price + cost) | 0) !== prices[rows + column] || cost === closed || seen[rows + column] === 1) continue;
      this.#places[row] = column + 1;
      return rows + column;
    }
    this.#places[row] = columns;
    return undefined;
  }

  #rowAfter(node: number): number | undefined {
    const column = node - this.#rows;
    const [all, from] = [this.from[column] as number[], this.#places[node] as number];
    const place = all.findIndex((row, at) => at >= from && this.#seen[row] === 0 && this.excessOf(row, column) === 0);
    this.#places[node] = place < 0 ? all.length : place + 1;
    return all[place];
  }

  /** A unit more from its first row to its last column; each column between now has its unit of the row before, not of the one after. */
  #send(path: readonly number[]): void {
    const { columns, costs, unit } = this.network;
    for (const [place, node] of path.entries()) {
      this.#seen[node] = 0;
      if (place === 0) continue;
      const before = path[place - 1] as number;
      const [row, column] = [Math.min(before, node), Math.max(before, node) - this.#rows];
      const [rows, arc] = [this.from[column] as number[], row * columns + column];
      if (node < this.#rows) rows.splice(rows.indexOf(row), 1);
      else rows.push(row);
      this.#open[arc] = node < this.#rows ? (costs[arc] as number) : closed;
    }
    for (const node of [path[0], path.at(-1)] as number[]) {
      this.units[node] = (this.units[node] as number) + 1;
      this.#next[node] = unit(node, this.units[node] as number);
    }
  }

  /** What any other solution with as many units could save, at most (weak duality): 0 proves that none is cheaper. */
  get gap(): number {
    const { columns, costs, unit } = this.network;
    let gap = 0;
    for (let node = 0; node < this.#nodes; node++)
      for (let count = 0, cost = unit(node, 0); cost !== none; cost = unit(node, ++count))
        gap += Math.max(0, this.#excess(node, cost) * (count < (this.units[node] as number) ? 1 : -1));
    for (let arc = 0; arc < costs.length; arc++) {
      const isUsed = this.#open[arc] === closed;
      if (costs[arc] === closed) continue;
      gap += Math.max(0, this.excessOf(Math.floor(arc / columns), arc % columns) * (isUsed ? 1 : -1));
    }
    return gap;
  }
}
