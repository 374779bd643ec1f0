/** How many of what a test does over and over: enough to show the rule, or all that may find what is rare, where ALL=1 is set. */
export const count = (usual: number, all: number): number => (process.env.ALL === '1' ? all : usual);
