import { IconPencilPlus } from '@tabler/icons-react';
import type { EmailsMeta } from '../../../sample-data/email/email.ts';
import { Button } from '../../../ui/nav/button.tsx';
import { Panel, PanelGroup, PanelLink } from '../frame/panel.tsx';
import { LabelDot } from './label-mark.tsx';
import { FOLDERS, LABELS, type MailPlace, pathOf } from './mailbox/places.ts';
import { useEmailText } from './texts.ts';

type Props = {
  readonly place: MailPlace | undefined;
  readonly counts: EmailsMeta | undefined;
  readonly onCompose: () => void;
  /** Called when a place has been chosen, so that the panel can close. */
  readonly onGo?: () => void;
};

/** Begins a mail, and leads to the folders, with their counts, and to the labels. */
export function SidePanel({ place, counts, onCompose, onGo }: Props) {
  const t = useEmailText();
  const target = (to: MailPlace) => ({
    to: pathOf(to),
    current: place?.kind === to.kind && place.id === to.id,
    onGo,
  });
  return (
    <Panel>
      <Button look="primary" icon={IconPencilPlus} onClick={onCompose}>
        {t('compose')}
      </Button>
      <PanelGroup label={t('folders')}>
        {FOLDERS.map(({ id, icon: Glyph, count }) => {
          const value = (count && counts?.[count]) ?? 0;
          const text = t(id === 'draft' ? 'drafts' : 'unread', { count: value });
          return (
            <PanelLink
              key={id}
              {...target({ kind: 'folder', id })}
              mark={<Glyph size={19} stroke={1.7} aria-hidden />}
              count={{ value, text, kind: id }}
            >
              {t(`folder-${id}`)}
            </PanelLink>
          );
        })}
      </PanelGroup>
      <PanelGroup label={t('labels')} titled>
        {LABELS.map((id) => (
          <PanelLink key={id} {...target({ kind: 'label', id })} mark={<LabelDot label={id} />}>
            {t(`label-${id}`)}
          </PanelLink>
        ))}
      </PanelGroup>
    </Panel>
  );
}
