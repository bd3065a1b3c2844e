/**
 * The grammar of the rules language, for peggy. It is a string, not a file of its own, so that it travels inside one
 * bundle. Where Google's parser leaves an order of operators unclear (`a in b == c`), parentheses are demanded.
 */
export const GRAMMAR = String.raw`
{{
  const foldLeft = (kind) => (head, tail) =>
    tail.reduce((left, [operator, right]) => ({ kind, operator, left, right, start: left.start, end: right.end }), head);
  const foldBinary = foldLeft('binary');
  const foldLogical = foldLeft('logical');
  const ofKind = (items, kind) => items.filter((item) => item.node === kind).map(({ node, ...rest }) => rest);
}}

Ruleset
  = _ version:Version? items:(@(Function / Service) _)* EndOfFile {
      return { version, functions: ofKind(items, 'function'), services: ofKind(items, 'service') };
    }

Version = "rules_version" _ "=" _ version:String _ (";" _)? { return version; }

Service
  = "service" __ name:$(Name ("." Name)*) _ "{" _ items:(@(Function / Match) _)* "}" {
      return {
        node: 'service', name, functions: ofKind(items, 'function'), matches: ofKind(items, 'match'),
        start: offset(), end: range().end,
      };
    }

Match
  = "match" _ path:("/" @MatchSegment)+ _ "{" _ items:(@(Function / Match / Allow) _)* "}" {
      return {
        node: 'match', path, functions: ofKind(items, 'function'), matches: ofKind(items, 'match'),
        allows: ofKind(items, 'allow'), start: offset(), end: range().end,
      };
    }

MatchSegment "path segment"
  = "{" name:Name glob:("=" @("**" / "*"))? "}" { return { kind: 'wildcard', name, deep: glob === '**' }; }
  / text:SegmentText { return { kind: 'literal', text }; }

Allow
  = "allow" __ head:Name tail:(_ "," _ @Name)* condition:(_ ":" _ "if" !NamePart _ @Expression)? (_ ";")? {
      return { node: 'allow', methods: [head, ...tail], condition, start: offset(), end: range().end };
    }

Function
  = "function" __ name:Identifier _ "(" _ parameters:Parameters? _ ")" _
    "{" _ lets:(@Let _)* "return" !NamePart _ result:Expression _ (";" _)? "}" {
      return {
        node: 'function', name, parameters: parameters ?? [], lets, result, start: offset(), end: range().end,
      };
    }

Parameters = head:Identifier tail:(_ "," _ @Identifier)* { return [head, ...tail]; }

Let = "let" __ name:Identifier _ "=" _ value:Expression _ ";" {
      return { name, value, start: offset(), end: range().end };
    }

Expression
  = test:Or _ "?" _ yes:Expression _ ":" _ no:Expression {
      return { kind: 'ternary', test, yes, no, start: test.start, end: no.end };
    }
  / Or

Or = head:And tail:(_ @"||" _ @And)* { return foldLogical(head, tail); }
And = head:Comparison tail:(_ @"&&" _ @Comparison)* { return foldLogical(head, tail); }

Comparison
  = left:Relational _ "in" !NamePart _ right:Relational {
      return { kind: 'binary', operator: 'in', left, right, start: left.start, end: right.end };
    }
  / value:Relational _ "is" !NamePart _ type:Name {
      return { kind: 'is', value, type, start: value.start, end: range().end };
    }
  / head:Relational tail:(_ @("==" / "!=") _ @Relational)* { return foldBinary(head, tail); }

Relational = head:Sum tail:(_ @("<=" / ">=" / "<" / ">") _ @Sum)* { return foldBinary(head, tail); }
// A slash before a name begins a path, and there is no decrement.
Minus = @"-" !"-"
Divide = @"/" ![A-Za-z0-9_.~%$({-]

Sum = head:Product tail:(_ @("+" / Minus) _ @Product)* { return foldBinary(head, tail); }
Product = head:Unary tail:(_ @("*" / Divide / "%") _ @Unary)* { return foldBinary(head, tail); }

Unary
  = "-" _ number:Number !(_ [.\[]) {
      return {
        ...number, literal: { ...number.literal, digits: '-' + number.literal.digits }, start: offset(),
      };
    }
  / operator:("!" / Minus) _ operand:Unary {
      return { kind: 'unary', operator, operand, start: offset(), end: operand.end };
    }
  / Postfix

Postfix
  = head:Primary tail:Suffix* {
      return tail.reduce((object, suffix) => ({ ...suffix, object, start: object.start }), head);
    }

Suffix
  = _ "." _ name:Name _ args:Arguments { return { kind: 'method', name, args, end: range().end }; }
  / _ "." _ name:Name { return { kind: 'member', name, end: range().end }; }
  / _ "[" _ from:Expression _ ":" _ to:Expression _ "]" { return { kind: 'range', from, to, end: range().end }; }
  / _ "[" _ index:Expression _ "]" { return { kind: 'index', index, end: range().end }; }

Arguments = "(" _ items:Items? _ ")" { return items ?? []; }
Items = head:Expression tail:(_ "," _ @Expression)* (_ ",")? { return [head, ...tail]; }

Primary
  = "(" _ inner:Expression _ ")" { return { ...inner, start: offset(), end: range().end }; }
  / "[" _ items:Items? _ "]" { return { kind: 'list', items: items ?? [], start: offset(), end: range().end }; }
  / "{" _ entries:Entries? _ "}" {
      return { kind: 'map', entries: entries ?? [], start: offset(), end: range().end };
    }
  / "/" head:PathPart tail:("/" @PathPart)* {
      return { kind: 'path', parts: [head, ...tail], start: offset(), end: range().end };
    }
  / literal:Literal { return { kind: 'literal', literal, start: offset(), end: range().end }; }
  / Number
  / name:Identifier _ args:Arguments { return { kind: 'call', name, args, start: offset(), end: range().end }; }
  / name:Identifier { return { kind: 'variable', name, start: offset(), end: range().end }; }

Entries = head:Entry tail:(_ "," _ @Entry)* (_ ",")? { return [head, ...tail]; }
Entry = key:Expression _ ":" _ value:Expression { return { key, value }; }

PathPart
  = "$(" _ value:Expression _ ")" { return { kind: 'value', value }; }
  / text:$("{" Name "}" / "(default)" / SegmentText) { return { kind: 'text', text }; }

SegmentText "path segment" = $[A-Za-z0-9_.~%-]+

Literal
  = "null" !NamePart { return { type: 'null' }; }
  / "true" !NamePart { return { type: 'bool', value: true }; }
  / "false" !NamePart { return { type: 'bool', value: false }; }
  / "b" value:Bytes { return { type: 'bytes', value }; }
  / value:String { return { type: 'string', value }; }

Number "number"
  = digits:$([0-9]* "." [0-9]+) !NamePart {
      return { kind: 'literal', literal: { type: 'float', digits }, start: offset(), end: range().end };
    }
  / digits:$[0-9]+ !NamePart {
      return { kind: 'literal', literal: { type: 'int', digits }, start: offset(), end: range().end };
    }

String "string"
  = "'" characters:(Escape / $[^'\\\n\r])* "'" { return characters.join(''); }
  / '"' characters:(Escape / $[^"\\\n\r])* '"' { return characters.join(''); }

Bytes
  = "'" parts:(Byte / Utf8 / text:$[^'\\\n\r]+ { return [...new TextEncoder().encode(text)]; })* "'" {
      return parts.flat();
    }
  / '"' parts:(Byte / Utf8 / text:$[^"\\\n\r]+ { return [...new TextEncoder().encode(text)]; })* '"' {
      return parts.flat();
    }
Byte = "\\x" digits:$(Hex Hex) { return [parseInt(digits, 16)]; }
Utf8 = character:Escape { return [...new TextEncoder().encode(character)]; }

Escape
  = "\\" character:[\\'"${'`'}] { return character; }
  / "\\n" { return '\n'; }
  / "\\r" { return '\r'; }
  / "\\t" { return '\t'; }
  / "\\b" { return '\b'; }
  / "\\f" { return '\f'; }
  / "\\x" digits:$(Hex Hex) { return String.fromCharCode(parseInt(digits, 16)); }
  / "\\u" digits:$(Hex Hex Hex Hex) { return String.fromCharCode(parseInt(digits, 16)); }

Hex = [0-9a-fA-F]

Identifier "name" = !(Reserved !NamePart) @Name
Reserved = "true" / "false" / "null" / "in" / "is" / "if" / "let" / "return" / "function" / "match" / "allow" / "service"
Name "name" = $([A-Za-z_] NamePart*)
NamePart = [A-Za-z0-9_]

__ "space" = (Space / Comment)+
_ "space" = (Space / Comment)*
Space = [ \t\r\n\u00A0\uFEFF]
Comment = "//" [^\n]* / "/*" (!"*/" .)* "*/"
EndOfFile "end of the file" = !.
`;
