import { DefaultNamingStrategy } from 'typeorm';

/** Names tables and columns in snake case: the property `readingTimestamp` becomes the column `reading_timestamp`. */
export class SnakeNamingStrategy extends DefaultNamingStrategy {
  override tableName(className: string, customName?: string): string {
    return customName ?? snakeCase(className);
  }

  override columnName(propertyName: string, customName: string | undefined): string {
    return customName ?? snakeCase(propertyName);
  }
}

/** Converts camel case to snake case: `readingTimestamp` becomes `reading_timestamp`. */
export function snakeCase(name: string): string {
  return name.replace(/(?<=[a-z0-9])[A-Z]/g, (capital) => `_${capital}`).toLowerCase();
}
