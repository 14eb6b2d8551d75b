/** A field of a form, which sets one property of a request body. `npm run generate:client` derives it from the OpenAPI document. */
export interface FormField {
  /** Name of the property. */
  name: string;
  /** Label, if the name of the property means something else in other forms. */
  label?: string;
  kind:
    | 'text'
    | 'email'
    | 'date'
    | 'instant'
    | 'integer'
    | 'number'
    | 'yesNo'
    | 'choice'
    | 'reference'
    /** An object with fields of its own, such as an address. */
    | 'group'
    /** A list of objects, each with the fields. */
    | 'list'
    | 'choices'
    | 'texts'
    | 'references';
  /** Hint below the control, in place of the one that follows from the description. */
  hint?: string;
  /** Description of the property in the API reference. */
  description: string;
  /** Whether the property may not be empty. */
  isRequired: boolean;
  minimum?: number;
  maximum?: number;
  /** Largest number of characters of a text, or of each text in a list. */
  maxLength?: number;
  /** Largest number of entries of a list. */
  maxItems?: number;
  /** Values of a choice. */
  options?: readonly string[];
  /** Texts of options whose names in the API are not clear to people. */
  texts?: Readonly<Record<string, string>>;
  /** Fields of a group, or of each entry of a list. */
  fields?: readonly FormField[];
}
