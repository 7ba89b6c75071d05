/** Each line holds the title, the icon and the colour of a topic. */
export const TOPIC_TABLE = `
Tu cuenta|Settings|text-primary
Conectar equipos|Link|text-success
Comprar en la tienda|ShoppingCart|text-danger
Ahorrar energía|Zap|text-warning
Entender la factura|FileText|text-info
Privacidad y seguridad|Lock|text-secondary
`;
