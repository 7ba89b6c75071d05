import { IconDots, IconMail, IconMailOff, IconTrash } from '@tabler/icons-react';
import { informes } from '@vatio/contract';
import { useMay } from '../../data/use-ability.ts';
import { useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import type { SavedView, ViewsSource } from '../../list/table/views/saved-views.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { notify, notifyFailure } from '../../ui/feedback/toasts.ts';
import { Link } from '../../ui/nav/link.tsx';
import { Menu, MenuItem } from '../../ui/overlay/menu.tsx';
import styles from './informes.module.css';
import { addressOf, consultaOf } from './use-consulta.ts';

const CHANGES = { invalidates: [informes.envios] };

type Props = { readonly source: ViewsSource; readonly at: string };

/** The reports that are there from the first day, and those that were saved, each a press away. */
export function Guardados({ source, at }: Props) {
  const { t } = useTranslation('informes');
  const manda = useMay('manage all');
  const ready = Object.entries(informes.LISTOS).filter(([, { fuente }]) => {
    const { adminOnly }: informes.Fuente = informes.FUENTES[fuente];
    return manda || !adminOnly;
  });
  return (
    <nav className={styles.guardados} aria-label={t('informesListos')}>
      <ul>
        {ready.map(([id, consulta]) => {
          const address = addressOf(consulta);
          return (
            <li key={id}>
              <Link
                className={styles.ficha}
                to={`/informes?${address}${id === 'consumo' ? '&ver=mapa' : ''}`}
                aria-current={address === at ? 'page' : undefined}
              >
                {t(`listo-${id as informes.Listo}`)}
              </Link>
            </li>
          );
        })}
        {source.views.map((view) => (
          <Guardado key={view.id} view={view} source={source} at={at} />
        ))}
      </ul>
    </nav>
  );
}

function Guardado({ view, source, at }: Props & { readonly view: SavedView }) {
  const { t } = useTranslation('informes');
  const envios = useRead(informes.envios, {}, { staleTime: 60_000 });
  const mail = useWrite(informes.mail, CHANGES);
  const stop = useWrite(informes.stopMail, CHANGES);
  const params = { params: { vista: view.id } };
  const isMailed = envios.data?.vistas.includes(view.id) ?? false;
  const change = () =>
    (isMailed ? stop : mail)
      .mutateAsync(params)
      .then(() => notify(t(isMailed ? 'yaNoSeManda' : 'seManda', { nombre: view.name })))
      .catch(notifyFailure);
  const remove = () =>
    source
      .remove(view.id)
      .then(() =>
        notify(t('borrado', { nombre: view.name }), {
          undo: () => void source.restore(view.id).catch(notifyFailure),
        }),
      )
      .catch(notifyFailure);
  const address = addressOf(consultaOf(Object.fromEntries(new URLSearchParams(view.text))));
  return (
    <li className={styles.guardado}>
      <Link
        className={styles.ficha}
        to={`/informes?${view.text}`}
        aria-current={address === at ? 'page' : undefined}
      >
        {isMailed && <IconMail size={14} aria-label={t('porCorreo')} />}
        {view.name}
      </Link>
      <Menu icon={IconDots} label={t('masDe', { nombre: view.name })} small align="start">
        <MenuItem icon={isMailed ? IconMailOff : IconMail} onChoose={() => void change()}>
          {t(isMailed ? 'noMandar' : 'mandar')}
        </MenuItem>
        {view.mine && (
          <MenuItem icon={IconTrash} onChoose={() => void remove()}>
            {t('borrar')}
          </MenuItem>
        )}
      </Menu>
    </li>
  );
}
