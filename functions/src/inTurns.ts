/** So many at a time, and the outcomes in the order of the items. */
export async function inTurns<Item, Outcome>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Outcome>,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (let start = 0; start < items.length; start += atOnce) {
    outcomes.push(...(await Promise.all(items.slice(start, start + atOnce).map(work))));
  }
  return outcomes;
}
