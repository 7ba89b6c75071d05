/** The order after `id` has taken the place of `at`. */
export function movedTo<Id extends string>(ids: readonly Id[], id: Id, at: Id): Id[] {
  return ids.filter((other) => other !== id).toSpliced(ids.indexOf(at), 0, id);
}
