import { IconKeyboard, IconMenu2 } from '@tabler/icons-react';
import { useState } from 'react';
import { useListKeys } from '../../../list/table/keys/use-list-keys.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { AgendaBar } from '../../../ui/kit/agenda/agenda-bar.tsx';
import { IconButton } from '../../../ui/nav/button.tsx';
import { KeysHelp } from '../frame/keys-help.tsx';
import { useCalendarText } from './texts.ts';
import type { CalendarState } from './use-calendar.ts';

type Props = {
  readonly state: CalendarState;
  readonly onMenu: () => void;
  readonly onNew: () => void;
};

export function Toolbar({ state, onMenu, onNew }: Props) {
  const t = useCalendarText();
  return (
    <AgendaBar
      state={state}
      text={(key) => t(key)}
      menu={<IconButton icon={IconMenu2} label={t('openPanel')} onClick={onMenu} />}
    >
      <Keys onNew={onNew} />
    </AgendaBar>
  );
}

/** Explains the keys of the calendar, and listens for the one of a new event. */
function Keys({ onNew }: Pick<Props, 'onNew'>) {
  const t = useCalendarText();
  const { t: ui } = useTranslation('ui');
  const [helping, setHelping] = useState(false);
  const place = useListKeys({ onNew, onHelp: () => setHelping(true) });
  return (
    <>
      <span ref={place}>
        <IconButton icon={IconKeyboard} label={ui('keys')} onClick={() => setHelping(true)} />
      </span>
      <KeysHelp
        open={helping}
        onClose={() => setHelping(false)}
        can={{ search: false, open: false, choose: false, edit: false, add: true }}
        more={[
          { keys: ['←', '→', '↑', '↓'], text: t('keyDays') },
          { keys: [t('keyPageUp'), t('keyPageDown')], text: t('keyMonths') },
          { keys: ['Alt + ← → ↑ ↓'], text: t('keyMove') },
          { keys: [`Alt + ${t('keyShift')} + ← → ↑ ↓`], text: t('keyResize') },
        ]}
      />
    </>
  );
}
