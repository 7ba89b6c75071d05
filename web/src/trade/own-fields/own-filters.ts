import { campos, type etiquetas, type ListDefinition } from '@vatio/contract';
import type { Options, Words } from '../../list/filters/quick-props.ts';

/** The lists whose rows have fields of the house's own. */
const THINGS: Readonly<Record<string, etiquetas.Entidad>> = {
  clientes: 'cliente',
  'puntos-de-suministro': 'punto-suministro',
  contratos: 'contrato',
};

export function thingOf({ name }: ListDefinition): etiquetas.Entidad | undefined {
  return THINGS[name];
}

/** The definition of a list without the own fields that nobody has given a name. */
export function withOwnFields(definition: ListDefinition, own: readonly campos.Campo[]): ListDefinition {
  if (!thingOf(definition)) return definition;
  const unnamed = new Set<string>(
    campos.HUECOS.filter((hueco) => !own.some((campo) => campo.hueco === hueco)),
  );
  const fields = Object.entries(definition.fields).filter(([name]) => !unnamed.has(name));
  return { ...definition, fields: Object.fromEntries(fields) };
}

const KEYS = /^(campo-|filtro-|chip-|placeholder-|)((?:texto|numero|fecha|opcion)[1-5])(Desde|Hasta|-.*|)$/;

/** The texts of a list, which for an own field are the name that the house gave it. */
export function ownWords(words: Words, own: readonly campos.Campo[]): Words {
  return (key, values) => {
    const [, prefix, hueco, suffix] = KEYS.exec(key) ?? [];
    const campo = own.find((candidate) => candidate.hueco === hueco);
    if (!campo) return words(key, values);
    if (prefix === 'chip-') return `${campo.nombre} ${suffix === 'Desde' ? '≥' : '≤'} ${values?.value}`;
    return suffix === '' && prefix !== 'placeholder-' ? campo.nombre : String(values?.defaultValue ?? '');
  };
}

/** The options of the choices among them. */
export function ownOptions(own: readonly campos.Campo[]): Readonly<Record<string, Options>> {
  const choices = own.filter(({ clase }) => clase === 'opcion');
  return Object.fromEntries(
    choices.map(({ hueco, valores }) => [hueco, valores.map((value) => ({ value, label: value }))]),
  );
}
