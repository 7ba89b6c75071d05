import type { Icon } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import styles from './button.module.css';
import { Link, type LinkProps } from './link.tsx';
import { ripple } from './ripple.ts';

type Look = {
  /** A screen has one `primary` button: the action that it is for. */
  readonly look?: 'primary' | 'plain' | 'quiet' | 'danger';
  readonly small?: boolean;
  readonly icon?: Icon;
};

function classesOf({ look = 'plain', small }: Look, more?: string): string {
  return [styles.button, styles[look], small && styles.small, more].filter(Boolean).join(' ');
}

type ButtonProps = ComponentProps<'button'> & Look & { readonly busy?: boolean };

/** While `busy`, the button keeps its place and focus but does nothing. */
export function Button({ look, small, icon: Glyph, busy, className, children, ...props }: ButtonProps) {
  return (
    <button
      type="button"
      onPointerDown={ripple}
      {...props}
      {...(busy && { 'aria-disabled': true, 'aria-busy': true, onClick: (event) => event.preventDefault() })}
      className={classesOf({ look, small }, [busy && styles.busy, className].filter(Boolean).join(' '))}
    >
      {Glyph && <Glyph size={small ? 16 : 18} stroke={1.8} aria-hidden />}
      {children}
    </button>
  );
}

/** A link that looks like a button, because it goes somewhere instead of doing something. */
export function ButtonLink({ look, small, icon: Glyph, className, children, ...props }: LinkProps & Look) {
  return (
    <Link onPointerDown={ripple} {...props} className={classesOf({ look, small }, className)}>
      {Glyph && <Glyph size={small ? 16 : 18} stroke={1.8} aria-hidden />}
      {children}
    </Link>
  );
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  readonly icon: Icon;
  /** The action in words, which screen readers read and the tooltip shows. */
  readonly label: string;
  readonly small?: boolean;
};

export function IconButton({ icon: Glyph, label, small, className, ...props }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      onPointerDown={ripple}
      {...props}
      aria-label={label}
      className={[styles.button, styles.icon, small && styles.small, className].filter(Boolean).join(' ')}
    >
      <Glyph size={small ? 18 : 20} stroke={1.7} aria-hidden />
    </button>
  );
}
