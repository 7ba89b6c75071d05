const TEXT =
  'textarea, [contenteditable="true"], input:not([type="checkbox"], [type="radio"], [type="range"], [type="file"])';
/** What only searches or filters is no work that could be lost. */
const SEARCH = '[type="search"], [role="searchbox"], [role="search"] *';

/**
 * Watches what is typed in a dialog itself, not in those inside it. Outside a form only text counts, because switches and
 * choices there work at once.
 */
export function watchTyping(dialog: HTMLElement, onTyped: () => void) {
  /** What each field had before it was touched, and has now. */
  const touched = new Map<Element, { readonly before: string; now: string }>();
  let sent = false;

  const fieldOf = ({ target }: Event): Element | undefined => {
    if (!(target instanceof Element) || target.closest('dialog') !== dialog) return undefined;
    if (!target.matches(`${TEXT}, input, select`) || target.matches(SEARCH)) return undefined;
    const counts =
      target.closest('form') !== null || (target.matches(TEXT) && target.getAttribute('role') !== 'combobox');
    return counts ? target : undefined;
  };
  const isTyped = () =>
    [...touched].some(([field, { before, now }]) =>
      field.isConnected ? contentOf(field) !== before : !sent && now !== before,
    );
  const touch = (event: Event) => {
    // Whoever goes back to a field whose text was on its way finds it there: it was refused.
    if (isTyped()) onTyped();
    const field = fieldOf(event);
    if (!field || touched.has(field)) return;
    const before = contentOf(field);
    touched.set(field, { before, now: before });
  };
  const type = (event: Event) => {
    const field = fieldOf(event);
    if (!field) return;
    const known = touched.get(field) ?? { before: blankOf(field), now: '' };
    known.now = contentOf(field);
    sent = false;
    touched.set(field, known);
    if (known.now !== known.before) onTyped();
  };
  dialog.addEventListener('focusin', touch);
  dialog.addEventListener('input', type);
  dialog.addEventListener('change', type);

  return {
    isTyped,
    /** It was sent: fields that leave the dialog afterwards are not lost. */
    send: () => {
      sent = true;
    },
    stop: () => {
      dialog.removeEventListener('focusin', touch);
      dialog.removeEventListener('input', type);
      dialog.removeEventListener('change', type);
    },
  };
}

const isTicked = (field: Element): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

function contentOf(field: Element): string {
  if (isTicked(field)) return String(field.checked);
  return 'value' in field ? String(field.value) : field.innerHTML;
}

/** What a field had that was changed without having had the focus. */
function blankOf(field: Element): string {
  return isTicked(field) ? String(!field.checked) : '';
}
