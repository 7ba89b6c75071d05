import { IconDownload } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { extractos, importacionDeFilas } from '@vatio/contract';
import { download } from '../../data/download.ts';
import { keyOf } from '../../data/use-read.ts';
import { today } from '../../format/date.ts';
import { formatNumber } from '../../format/number.ts';
import { addMonths } from '../../format/parse-date.ts';
import { useNavigate } from '../../router/use-router.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { ImportColumns } from '../../trade/operations/import-columns.tsx';
import { ImportReading } from '../../trade/operations/import-reading.tsx';
import { TABLES } from '../../trade/operations/tables.ts';
import { notify, notifyFailure } from '../../ui/feedback/toasts.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Card } from '../../ui/figures/card.tsx';
import { FileDrop } from '../../ui/files/file-drop.tsx';
import { UploadState } from '../../ui/files/upload-state.tsx';
import { PageActions } from '../../ui/frame/page.tsx';
import { MonthField } from '../../ui/kit/dates/month-field.tsx';
import { Button } from '../../ui/nav/button.tsx';
import { AFTER_EXTRACTO_CHANGE } from './after-extracto-change.ts';
import { EnsayoDeExtracto } from './importar/ensayo.tsx';
import { useImportExtracto } from './importar/use-import-extracto.ts';
import { useComercializadoras } from './use-comercializadoras.ts';
import { useExtractoBin } from './use-extracto-bin.ts';

/** Imports a supplier's statement: whose it is and of which month, what its columns are, and what would become of it. */
export default function ImportExtractoScreen() {
  const { t } = useTranslation('extractos');
  const operations = useTranslation('operations');
  // A supplier settles a month once it is over.
  const flow = useImportExtracto({ comercializadora: '', mes: addMonths(today(), -1) }, useImported());
  const plantilla = () => download(extractos.template, {}, 'extracto.csv').catch(notifyFailure);
  const { file, columns, trial, choice, problem, isPending } = flow;
  const limits = {
    rows: formatNumber(importacionDeFilas.MAX_FILAS),
    megabytes: formatNumber(importacionDeFilas.MAX_BYTES / 1024 ** 2),
  };
  return (
    <div className="vt-page vt-gap-18">
      <PageActions>
        <Button icon={IconDownload} onClick={plantilla}>
          {t('plantilla')}
        </Button>
      </PageActions>
      <Origen flow={flow} />
      <FileDrop
        label={t(choice.comercializadora ? 'soltarFichero' : 'soltarAntes')}
        hint={operations.t('dropHint', limits)}
        accept={TABLES}
        disabled={isPending || !choice.comercializadora || !choice.mes}
        onFiles={([chosenFile]) => chosenFile && flow.open(chosenFile)}
      />
      <UploadState
        sending={isPending ? operations.t('reading', { name: file?.name }) : undefined}
        progress={flow.progress}
        refused={file && problem ? [{ name: file.name, why: problem.inFull }] : []}
        onCancel={flow.cancel}
      />
      {file && columns && (
        <Card flush title={operations.t('readingOf', { name: file.name })}>
          <ImportReading reading={columns.lectura} disabled={isPending} onCorrect={flow.correct} />
        </Card>
      )}
      {file && columns && (
        <Card flush title={operations.t('columnsOf', { name: file.name })}>
          <ImportColumns columns={columns} disabled={isPending} onField={flow.chooseField} />
        </Card>
      )}
      {file && trial && (
        <Card flush title={operations.t('trialOf', { name: file.name })}>
          <EnsayoDeExtracto trial={trial} onImport={flow.run} />
        </Card>
      )}
    </div>
  );
}

function Origen({
  flow: { choice, choose, isPending },
}: {
  readonly flow: ReturnType<typeof useImportExtracto>;
}) {
  const { t } = useTranslation('extractos');
  const casas = useComercializadoras();
  return (
    <Card>
      <div className="vt-fields">
        <SelectField
          label={t('campo-comercializadora')}
          required
          disabled={isPending}
          value={choice.comercializadora}
          placeholder={t('eligeComercializadora')}
          onChange={(comercializadora) => choose({ comercializadora })}
          options={casas}
        />
        <MonthField
          label={t('campo-mes')}
          required
          disabled={isPending}
          value={choice.mes}
          max={today().slice(0, 7)}
          onChange={(mes) => choose({ mes })}
        />
      </div>
    </Card>
  );
}

/** Goes to the lines of the new statement, and offers to take it back. */
function useImported() {
  const { t } = useTranslation('extractos');
  const navigate = useNavigate();
  const client = useQueryClient();
  const { remove } = useExtractoBin();
  return async (made: extractos.Extracto) => {
    await Promise.all(
      AFTER_EXTRACTO_CHANGE.invalidates.map((read) => client.invalidateQueries({ queryKey: keyOf(read) })),
    );
    notify(t('importado', { codigo: made.codigo }), { undo: () => remove(made) });
    await navigate({ to: '/extractos/lineas', search: { deExtracto: made.id } });
  };
}
