import { clientes, clientesAdmin, type ResponseOf } from '@vatio/contract';
import { nombreProvincia } from '@vatio/domain';
import { useId, useState } from 'react';
import { useWrite } from '../../../data/use-write.ts';
import { NO_VALUE } from '../../../format/number.ts';
import { useNavigate } from '../../../router/use-router.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { notify } from '../../../ui/feedback/toasts.ts';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { TwoValues } from '../../../ui/figures/two-values.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { DialogButtons } from '../../../ui/overlay/dialog-buttons.tsx';
import styles from './admin.module.css';

type Previa = ResponseOf<typeof clientesAdmin.previewFusion>;
type Campo = Previa['campos'][number]['campo'];

type Props = {
  readonly previa: Previa;
  readonly onSurvive: (id: string) => void;
  readonly onClose: () => void;
};

/**
 * Both sheets side by side: the user chooses which one survives and whose data it keeps, and sees all that moves to it.
 */
export function CarasDeFusion({ previa: { este, otro: otroCliente, campos }, onSurvive, onClose }: Props) {
  const { t } = useTranslation('clientes');
  const navigate = useNavigate();
  // Data that this sheet lacks are taken from the other one without asking.
  const dudosos = campos.filter((campo) => campo.este !== null);
  const rellenos = campos.filter((campo) => campo.este === null);
  const [delOtro, setDelOtro] = useState<ReadonlySet<Campo>>(new Set());
  const [known, setKnown] = useState(false);
  const merge = useWrite(clientesAdmin.merge, {
    invalidates: [clientes.list, clientes.get],
    onSuccess: () => {
      notify(t('fusionados'));
      onClose();
      navigate({ to: `/clientes/${este.id}` });
    },
  });
  const body = { delOtro: [...delOtro], version: este.version, versionDelOtro: otroCliente.version };
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t('accion-fusionar')}
      footer={
        <DialogButtons
          onCancel={onClose}
          danger
          disabled={!known}
          busy={merge.isPending}
          onClick={() => merge.mutate({ params: { id: este.id, otroId: otroCliente.id }, body })}
        >
          {t('fusionar')}
        </DialogButtons>
      }
    >
      <div className="vt-stack">
        <Superviviente este={este} otro={otroCliente} onSurvive={onSurvive} />
        {dudosos.length > 0 && <DatosDistintos campos={dudosos} delOtro={delOtro} onDelOtro={setDelOtro} />}
        {rellenos.length > 0 && <DatosAjenos campos={rellenos} />}
        <p>
          <strong>{t('seMueve')}</strong> {t('seMueveTexto', otroCliente.recuento)}
        </p>
        <CheckField
          label={t('fusionarSabido', { nombre: otroCliente.nombre })}
          value={known}
          onChange={setKnown}
        />
        <p role="alert" className="vt-problem">
          {merge.error?.message}
        </p>
      </div>
    </Dialog>
  );
}

const NOMBRES: Readonly<Partial<Record<Campo, string>>> = { comercialId: 'comercial', usuarioId: 'cuenta' };

/** The names of the fields of a client, and their values as people read them. */
function useNombres() {
  const { t } = useTranslation('clientes');
  return {
    nombreDe: (campo: Campo) => t(NOMBRES[campo] ?? campo),
    enClaro: (campo: Campo, valor: string | null) => {
      if (valor === null) return NO_VALUE;
      if (campo === 'tipo') return t(`tipo-${valor}`);
      return campo === 'provincia' ? (nombreProvincia(valor) ?? valor) : valor;
    },
  };
}

type DistintosProps = {
  readonly campos: Previa['campos'];
  /** The fields whose value is taken from the sheet that goes. */
  readonly delOtro: ReadonlySet<Campo>;
  readonly onDelOtro: (campos: ReadonlySet<Campo>) => void;
};

/** The fields that both sheets fill in: the user chooses one of the two values. */
function DatosDistintos({ campos, delOtro, onDelOtro }: DistintosProps) {
  const { t } = useTranslation('clientes');
  const { nombreDe, enClaro } = useNombres();
  return (
    <TwoValues
      caption={t('dosValores')}
      heads={[t('campo'), t('laQueQueda'), t('laOtra')]}
      rows={campos.map((fusionado) => ({
        id: fusionado.campo,
        name: nombreDe(fusionado.campo),
        values: [enClaro(fusionado.campo, fusionado.este), enClaro(fusionado.campo, fusionado.otro)],
      }))}
      choice={{
        second: delOtro,
        onChoose: (id, segundo) =>
          onDelOtro(
            new Set(
              campos
                .map(({ campo }) => campo)
                .filter((campo) => (campo === id ? segundo : delOtro.has(campo))),
            ),
          ),
      }}
    />
  );
}

/** The data that only the sheet that goes has. */
function DatosAjenos({ campos }: Pick<Previa, 'campos'>) {
  const { t } = useTranslation('clientes');
  const { nombreDe, enClaro } = useNombres();
  return (
    <p>
      <strong>{t('seRellena')}</strong>{' '}
      {campos.map(({ campo, otro: valor }) => `${nombreDe(campo)}: ${enClaro(campo, valor)}`).join('; ')}
    </p>
  );
}

type Dos = Pick<Previa, 'este' | 'otro'> & Pick<Props, 'onSurvive'>;

function Superviviente({ este, otro: otroCliente, onSurvive }: Dos) {
  const { t } = useTranslation('clientes');
  const nombre = useId();
  // Sorted by id, so that choosing one does not make them change places.
  const dos = [este, otroCliente].toSorted((a, b) => a.id.localeCompare(b.id));
  return (
    <fieldset className={`vt-columns vt-gap-12 ${styles.bando}`}>
      <legend>{t('cualQueda')}</legend>
      {dos.map((cliente) => (
        <label key={cliente.id}>
          <input
            type="radio"
            name={nombre}
            checked={cliente.id === este.id}
            onChange={() => onSurvive(cliente.id)}
          />
          <span>{cliente.nombre}</span>
          <small>
            {[cliente.nif, t('puntosNumero', { count: cliente.puntos })].filter(Boolean).join(' · ')}
          </small>
        </label>
      ))}
    </fieldset>
  );
}
