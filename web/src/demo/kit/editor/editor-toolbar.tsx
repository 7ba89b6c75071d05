import { type Editor, useEditorState } from '@tiptap/react';
import { useTranslation } from '../../../texts/use-translation.ts';
import { IconButton } from '../../../ui/nav/button.tsx';
import styles from './editor.module.css';
import { FORMATS } from './formats.ts';

export function EditorToolbar({ editor }: { editor: Editor }) {
  const { t } = useTranslation('kit');
  const on = useEditorState({
    editor,
    selector: () =>
      FORMATS.flat()
        .filter(({ isOn }) => !editor.isDestroyed && isOn(editor))
        .map(({ id }) => id)
        .join(' '),
  }).split(' ');
  return (
    <fieldset className={styles.toolbar}>
      <legend className="vt-hidden">{t('formats')}</legend>
      {FORMATS.map((group) => (
        <span key={group[0]?.id} className={styles.group}>
          {group.map(({ id, icon, toggle }) => (
            <IconButton
              key={id}
              small
              icon={icon}
              label={t(`format-${id}`)}
              aria-pressed={on.includes(id)}
              className={styles.format}
              onClick={() => toggle(editor)}
            />
          ))}
        </span>
      ))}
    </fieldset>
  );
}
