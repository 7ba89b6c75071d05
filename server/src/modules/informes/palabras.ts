import { informes } from '@vatio/contract/endpoints';
import { nombreProvincia } from '@vatio/domain';
import type { Text } from '../../platform/sheet/words.ts';

/** What files and mails call the fields and measures of reports. */
const CAMPOS: Readonly<Record<string, Text>> = {
  mes: { es: 'Mes', en: 'Month' },
  comercial: { es: 'Comercial', en: 'Representative' },
  comercializadora: { es: 'Comercializadora', en: 'Supplier' },
  tarifa: { es: 'Tarifa', en: 'Tariff' },
  tipo: { es: 'Tipo', en: 'Kind' },
  provincia: { es: 'Provincia', en: 'Province' },
  estado: { es: 'Estado', en: 'State' },
  atr: { es: 'ATR', en: 'Switch' },
  cobro: { es: 'Cobro', en: 'Payment' },
  resultado: { es: 'Resultado', en: 'Outcome' },
  antiguedad: { es: 'Antigüedad', en: 'Age' },
  usuario: { es: 'Usuario', en: 'User' },
  formato: { es: 'Formato', en: 'Format' },
};

const MEDIDAS: Readonly<Record<string, Text>> = {
  cuantos: { es: 'Cuántos', en: 'How many' },
  consumo: { es: 'Consumo (kWh/año)', en: 'Consumption (kWh/year)' },
  comision: { es: 'Comisión generada (€)', en: 'Commission generated (€)' },
  activar: { es: 'Días hasta activar', en: 'Days until active' },
  co2: { es: 'Emisiones (t CO₂/año)', en: 'Emissions (t CO₂/year)' },
  retencion: { es: 'Retención (%)', en: 'Retention (%)' },
  ahorro: { es: 'Ahorro (€/año)', en: 'Saving (€/year)' },
  ahorroPct: { es: 'Ahorro (%)', en: 'Saving (%)' },
  conversion: { es: 'Conversión (%)', en: 'Conversion (%)' },
  importe: { es: 'Importe (€)', en: 'Amount (€)' },
  pendiente: { es: 'Pendiente (€)', en: 'Owed (€)' },
  esperado: { es: 'Esperado (€)', en: 'Expected (€)' },
  filas: { es: 'Filas', en: 'Rows' },
  nuevas: { es: 'Nuevas', en: 'New' },
  rechazadas: { es: 'Rechazadas', en: 'Rejected' },
};

export const TOTAL: Text = { es: 'Total', en: 'Total' };
export const ANTES: Text = { es: 'Antes', en: 'Before' };
const NINGUNO: Text = { es: 'Sin valor', en: 'None' };

export const nameOfField = (campo: string): Text => CAMPOS[campo] ?? { es: campo, en: campo };
export const nameOfMeasure = (medida: string): Text => MEDIDAS[medida] ?? { es: medida, en: medida };

type Naming = Pick<informes.Consulta, 'fuente'> & { readonly nombres: Readonly<Record<string, string>> };

/** What a value of a field is called. */
export function nameOfValue({ fuente, nombres }: Naming, campo: string, valor: string | null): Text {
  if (valor === null) return NINGUNO;
  const { campos }: informes.Fuente = informes.FUENTES[fuente];
  const clase = campos[campo]?.clase;
  if (clase === 'comercial') return same(nombres[valor] ?? valor);
  return same(clase === 'provincia' ? (nombreProvincia(valor) ?? valor) : valor);
}

const same = (text: string): Text => ({ es: text, en: text });
