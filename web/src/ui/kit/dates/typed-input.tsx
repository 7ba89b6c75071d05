import type { Icon } from '@tabler/icons-react';
import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  Suspense,
  useEffect,
  useId,
  useRef,
} from 'react';
import fieldStyles from '../../fields/field.module.css';
import type { ControlProps } from '../../fields/field.tsx';
import { IconButton } from '../../nav/button.tsx';
import { onFirstSign } from '../../overlay/on-demand.tsx';
import { usePlacedBeside } from '../../overlay/place-beside.ts';
import { useDropDown } from '../../overlay/use-drop-down.ts';
import styles from './dates.module.css';
import type { useTypedValue } from './use-typed-value.ts';

type Props = {
  readonly control: ControlProps;
  readonly typed: ReturnType<typeof useTypedValue>;
  readonly placeholder: string;
  readonly icon: Icon;
  /** The name of the button that opens the panel: «Elegir en el calendario». */
  readonly opens: string;
  /** Fetches the code of the panel at the first sign of activity, so that it opens at once. */
  readonly load: () => Promise<unknown>;
  /** Called with -1 or 1 when an arrow key changes the value. */
  readonly step: (by: number) => void;
  readonly panel: (close: () => void) => ReactNode;
  readonly autoFocus?: boolean;
};

/** A text field with a button that opens a panel to choose from; Alt and the arrow down open it too. */
export function TypedInput({
  control,
  typed,
  placeholder,
  icon,
  opens,
  load,
  step,
  panel,
  autoFocus,
}: Props) {
  const { box, id, open, toggle, close } = useDropDown<HTMLDivElement>();
  useEffect(() => onFirstSign(() => void load().catch(() => undefined)), [load]);

  const onKeyDown = (event: KeyboardEvent) => {
    // The form must be sent with what has been typed so far, so the text is read first.
    if (event.key === 'Enter') typed.leave();
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    if (event.altKey) toggle.onClick();
    else step(by);
  };

  return (
    <div ref={box} className={`${fieldStyles.inset} ${styles.typed}`} style={roomFor(placeholder)}>
      <input
        {...control}
        ref={typed.input}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        data-autofocus={autoFocus}
        placeholder={placeholder}
        value={typed.text}
        aria-invalid={control['aria-invalid'] ?? (typed.isWrong || undefined)}
        onChange={({ target }) => typed.type(target.value)}
        onBlur={typed.leave}
        onKeyDown={onKeyDown}
        className={`${fieldStyles.control} ${fieldStyles.withAfter}`}
      />
      <span className={fieldStyles.after}>
        <IconButton
          small
          icon={icon}
          label={opens}
          disabled={control.disabled}
          aria-haspopup="dialog"
          {...toggle}
        />
      </span>
      {open && (
        <Panel id={id} label={opens}>
          {panel(close)}
        </Panel>
      )}
    </div>
  );
}

function roomFor({ length }: string): CSSProperties {
  return { '--characters': length } as CSSProperties;
}

type PanelProps = { readonly id: string; readonly label: string; readonly children: ReactNode };

function Panel({ id, label, children }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  usePlacedBeside(panel, (element) => element.parentElement);
  return (
    <div ref={panel} id={id} popover="manual" role="dialog" aria-label={label} className={styles.panel}>
      <Suspense fallback={<div className={styles.coming} />}>{children}</Suspense>
    </div>
  );
}

/** Several fields under one label, with their errors below. */
export function FieldGroup(props: {
  readonly label: string;
  readonly required?: boolean;
  readonly error?: string;
  readonly hint?: ReactNode;
  readonly children: ReactNode;
}) {
  const { label, required, error, hint, children } = props;
  const id = useId();
  return (
    <fieldset
      className={fieldStyles.figures}
      aria-describedby={[error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined}
    >
      <legend className={fieldStyles.label}>
        {label}
        {required && (
          <span className={fieldStyles.mark} aria-hidden="true">
            *
          </span>
        )}
      </legend>
      <div className={styles.group}>{children}</div>
      {error && (
        <p id={`${id}-error`} className={fieldStyles.error}>
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={fieldStyles.hint}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}
