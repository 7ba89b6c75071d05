import { type ReactNode, useId } from 'react';
import styles from './menu-group.module.css';

/** Items of a menu that belong together, under a title that cannot be chosen. */
export function MenuGroup({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a menu
    <div role="group" aria-labelledby={id} className={styles.group}>
      <span id={id} className={styles.title}>
        {title}
      </span>
      {children}
    </div>
  );
}
