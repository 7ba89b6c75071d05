import { IconBookmark, IconDownload, IconFileSpreadsheet, IconFileTypeCsv } from '@tabler/icons-react';
import { informes } from '@vatio/contract';
import { useState } from 'react';
import { useDownload } from '../../data/use-download.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { useVistas } from '../../trade/use-vistas.ts';
import { notifyFailure } from '../../ui/feedback/toasts.ts';
import { Card } from '../../ui/figures/card.tsx';
import { PageActions } from '../../ui/frame/page.tsx';
import { Button } from '../../ui/nav/button.tsx';
import { Menu, MenuItem } from '../../ui/overlay/menu.tsx';
import { Guardados } from './guardados.tsx';
import { Partes } from './partes.tsx';
import { ReportFields } from './report-fields.tsx';
import { Resultado } from './resultado.tsx';
import { SaveDialog } from './save-dialog.tsx';
import { addressOf, useConsulta } from './use-consulta.ts';

/** The overview of the house: one measure by one or two fields, of what the viewer sees. */
export default function InformesScreen() {
  const { t } = useTranslation('informes');
  const report = useConsulta();
  const source = useVistas(informes.LISTA_DE_VISTAS);
  const [saving, setSaving] = useState(false);
  const file = useDownload(notifyFailure);
  const { consulta, ver } = report;
  const take = (formato: 'csv' | 'xlsx') =>
    void file.take(informes.hoja, { query: { ...consulta, formato } }, `informe.${formato}`);
  return (
    <div className="vt-page vt-gap-16">
      <Partes active="informe" />
      <PageActions>
        <Menu icon={IconDownload} label={t('descargar')}>
          <MenuItem icon={IconFileSpreadsheet} onChoose={() => take('xlsx')}>
            {t('enExcel')}
          </MenuItem>
          <MenuItem icon={IconFileTypeCsv} onChoose={() => take('csv')}>
            {t('enCsv')}
          </MenuItem>
        </Menu>
        <Button look="primary" icon={IconBookmark} onClick={() => setSaving(true)}>
          {t('guardarInforme')}
        </Button>
      </PageActions>
      <Guardados source={source} at={addressOf(consulta)} />
      <Card>
        <ReportFields {...report} />
      </Card>
      <Resultado {...report} />
      {saving && (
        <SaveDialog source={source} text={addressOf(consulta, ver)} onClose={() => setSaving(false)} />
      )}
    </div>
  );
}
