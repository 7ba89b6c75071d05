import { IconDeviceFloppy, IconPrinter } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { analisis } from '@vatio/contract';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLeaveGuard } from '../../../data/use-leave-guard.ts';
import { formatInstante, today } from '../../../format/date.ts';
import { notify } from '../../../ui/feedback/toasts.ts';
import { PageActions, usePageTitle } from '../../../ui/frame/page.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { conPrecios } from '../borrador/borrador.ts';
import { borradorInicial } from '../borrador/inicial.ts';
import { useBorrador } from '../borrador/use-borrador.ts';
import type { PuntoSinDatos } from '../calculo/datos-de-puntos.ts';
import { type DatosPunto, tarifaDe } from '../calculo/datos-punto.ts';
import { feesDePartida } from '../calculo/fees.ts';
import { useEstudios } from '../calculo/use-estudios.ts';
import { usePeticiones } from '../calculo/use-peticiones.ts';
import { CajaCups } from '../ficha/caja-cups.tsx';
import { rutaDeAnalisis } from '../ficha/leer-cups.ts';
import { AvisosDeMesa } from './avisos-de-mesa.tsx';
import { productosElegidos } from './elegidos.ts';
import { ListaPuntos } from './lista-puntos.tsx';
import styles from './mesa.module.css';
import { Notas } from './notas.tsx';
import { peticionDeGuardado } from './peticion-de-guardado.ts';
import { PuntoEnEstudio } from './punto-en-estudio.tsx';
import { resumenDePunto } from './resumen-de-puntos.ts';
import { useGuardar } from './use-guardar.ts';
import { useLibro } from './use-libro.ts';
import { usePuntoEnfocado } from './use-punto-enfocado.ts';

type Props = {
  readonly datos: readonly DatosPunto[];
  readonly fallidos: readonly PuntoSinDatos[];
  readonly ultimo: analisis.Analisis | undefined;
};

/** Where an analysis is made: one supply or several, the same fees and assumptions for all of them. */
export function Mesa({ datos, fallidos, ultimo }: Props) {
  const { t } = useTranslation('analisis');
  const navigate = useNavigate();
  const cups = useMemo(() => datos.map(({ ficha }) => ficha.cups), [datos]);
  const [inicial] = useState(() => borradorInicial({ datos, fecha: today(), fees: feesDe(ultimo) }));
  const vivo = useBorrador(cups.length === 1 ? `analisis:${cups[0]}` : 'analisis', inicial);
  const { borrador, cambiar } = vivo;
  const [enfocado, enfocar] = usePuntoEnfocado(cups);

  const tarifas = useMemo(() => [...new Set(datos.flatMap((uno) => tarifaDe(uno) ?? []))], [datos]);
  const libro = useLibro(borrador.fecha, tarifas);
  const partida = useMemo(() => feesDePartida(libro.productos), [libro.productos]);
  const fees = borrador.fees ?? partida;
  const { peticiones, entradas, issues } = usePeticiones(datos, borrador, fees, libro.productos);
  const estudios = useEstudios(peticiones, enfocado);
  const elegidos = productosElegidos(borrador.puntos, estudios);

  // Before the saving: its last step is to leave, and the door has to know by then that nothing is unsaved.
  const puerta = useLeaveGuard(vivo.cambiado);
  const { guardar, guardando, error } = useGuardar(estudios, vivo.olvidar);
  const cliente = datos[0]?.ficha.cliente?.nombre;
  usePageTitle(cups.length === 1 && cliente ? t('analisisDe', { cliente }) : undefined);

  const alGuardar = () => {
    const sinPrecios = borrador.puntos.find((punto) => !conPrecios(punto));
    if (sinPrecios) {
      enfocar(sinPrecios.cups);
      notify(t('guardarSinPrecios'), { tone: 'warn' });
    } else guardar({ body: peticionDeGuardado(borrador, fees, entradas, elegidos) });
  };

  return (
    <div className={styles.mesa}>
      <PageActions>
        <Button icon={IconPrinter} onClick={() => window.print()}>
          {t('imprimir')}
        </Button>
        <Button look="primary" icon={IconDeviceFloppy} busy={guardando} onClick={alGuardar}>
          {t('guardar')}
        </Button>
      </PageActions>
      <CajaCups
        label={t('anadirCups')}
        presentes={cups}
        onCups={(nuevos) => navigate({ to: rutaDeAnalisis([...cups, ...nuevos]) })}
      />
      <AvisosDeMesa
        error={error}
        fallidos={fallidos}
        variosClientes={new Set(datos.map(({ ficha }) => ficha.cliente?.id)).size > 1}
        recuperado={vivo.recuperado && formatInstante(vivo.recuperado)}
        onDescartar={vivo.descartar}
      />
      {cups.length > 1 && (
        <ListaPuntos
          puntos={borrador.puntos.flatMap((punto) => {
            const suyos = datos.find(({ ficha }) => ficha.cups === punto.cups);
            if (!suyos) return [];
            return resumenDePunto({
              datos: suyos,
              estudio: estudios.get(punto.cups),
              idProducto: elegidos.get(punto.cups),
              conPrecios: conPrecios(punto),
              issue: issues.get(punto.cups),
            });
          })}
          enfocado={enfocado}
          onEnfocar={enfocar}
        />
      )}
      {datos.map(
        (suyos) =>
          suyos.ficha.cups === enfocado && (
            <PuntoEnEstudio
              key={enfocado}
              {...{ datos: suyos, borrador, cambiar, libro, fees, estudios, elegidos }}
              entrada={entradas.get(enfocado)}
              issue={issues.get(enfocado)}
              zonas={new Set(datos.map(({ ficha }) => ficha.zona)).size}
            />
          ),
      )}
      <Notas valor={borrador.notas} onChange={(notas) => cambiar({ tipo: 'comun', cambio: { notas } })} />
      <ConfirmDialog
        open={puerta.asking}
        title={t('salirTitulo')}
        confirm={t('salir')}
        onConfirm={puerta.leave}
        onClose={puerta.stay}
      >
        <p>{t('salirTexto')}</p>
      </ConfirmDialog>
    </div>
  );
}

function feesDe(ultimo: analisis.Analisis | undefined) {
  return (
    ultimo && {
      energiaEurMwh: ultimo.costeOperativoComercial,
      potenciaEurKwAnio: ultimo.costeOperativoPotenciaComercial,
    }
  );
}
