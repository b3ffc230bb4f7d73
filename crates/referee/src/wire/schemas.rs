//! Schemas of the types for which they are not derived.

use super::{Act, ActKind, ClassOrNone, Fen, Hands, Millis, Named, Points, Text, Word};
use super::{state::NO_CLASS, text::MOST_MILLIS};
use std::borrow::Cow;
use touchmove_laws::GameResult;
use touchmove_laws::board::{Move, Position, Square};
use touchmove_laws::clock::Class;
use utoipa::openapi::schema::{
    AdditionalProperties, Discriminator, ObjectBuilder, OneOfBuilder, Schema, Type,
};
use utoipa::openapi::{Ref, RefOr};
use utoipa::{PartialSchema, ToSchema};

/// Describes an enum with a tag field: each variant is an object of its own, named `PREFIX.Variant`.
macro_rules! tagged_enum {
    ($enum:ident, $name:literal, $prefix:literal, $tag:literal, $($variant:ident = $word:literal),*) => {
        impl utoipa::PartialSchema for $enum {
            fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::schema::Schema> {
                super::schemas::one_of($tag, &[$(($word, concat!($prefix, ".", stringify!($variant)))),*])
            }
        }

        impl utoipa::ToSchema for $enum {
            fn name() -> std::borrow::Cow<'static, str> {
                $name.into()
            }

            fn schemas(schemas: &mut Vec<super::schemas::NamedSchema>) {
                $(
                    let fields = <$variant as utoipa::PartialSchema>::schema();
                    let name = concat!($prefix, ".", stringify!($variant)).to_owned();
                    schemas.push((name, super::schemas::tagged(fields, $tag, $word)));
                    <$variant as utoipa::ToSchema>::schemas(schemas);
                )*
            }
        }
    };
}
pub(super) use tagged_enum;

/// A schema and its name.
pub(super) type NamedSchema = (String, RefOr<Schema>);

/// One of several objects, distinguished by a field.
pub(super) fn one_of(tag: &str, variants: &[(&str, &str)]) -> RefOr<Schema> {
    let mut discriminator = Discriminator::new(tag);
    let mut schema = OneOfBuilder::new();
    for (word, name) in variants {
        let reference = Ref::from_schema_name(*name);
        discriminator.mapping.insert((*word).to_owned(), reference.ref_location.clone());
        schema = schema.item(reference);
    }
    schema.discriminator(Some(discriminator)).into()
}

/// The object with the distinguishing field added.
pub(super) fn tagged(schema: RefOr<Schema>, tag: &str, word: &str) -> RefOr<Schema> {
    let RefOr::T(Schema::Object(fields)) = schema else { return schema };
    let mut object = fields;
    let value = ObjectBuilder::new().schema_type(Type::String).enum_values(Some([word]));
    let rest = std::mem::take(&mut object.properties);
    object.properties.insert(tag.to_owned(), value.into());
    object.properties.extend(rest);
    object.required.insert(0, tag.to_owned());
    object.additional_properties.get_or_insert(Box::new(AdditionalProperties::FreeForm(false)));
    Schema::Object(object).into()
}

impl PartialSchema for Act {
    fn schema() -> RefOr<Schema> {
        ActKind::schema()
    }
}

impl ToSchema for Act {
    fn name() -> Cow<'static, str> {
        "Act".into()
    }

    fn schemas(schemas: &mut Vec<NamedSchema>) {
        let first = schemas.len();
        ActKind::schemas(schemas);
        // Every act in a game has a time, and may have been done by an assistant.
        for (name, schema) in &mut schemas[first..] {
            if let RefOr::T(Schema::Object(object)) = schema
                && name.starts_with("act.")
                && name != "act.Open"
            {
                let at = ObjectBuilder::new().schema_type(Type::Integer).minimum(Some(0)).description(Some(
                    "When, in milliseconds since the game was opened. A hall fills it in: leave it out there.",
                ));
                let assistant = ObjectBuilder::new()
                    .schema_type(Type::Boolean)
                    .description(Some("An assistant did it for the player."));
                object.properties.insert("at".to_owned(), at.into());
                object.properties.insert("assistant".to_owned(), assistant.into());
            }
        }
    }
}

fn words(names: &[&str], about: &str) -> RefOr<Schema> {
    let names = names.iter().copied();
    ObjectBuilder::new().schema_type(Type::String).enum_values(Some(names)).description(Some(about)).into()
}

impl<T: Named> PartialSchema for Word<T> {
    fn schema() -> RefOr<Schema> {
        let names: Vec<&str> = T::ALL.iter().map(|value| value.word()).collect();
        words(&names, T::ABOUT)
    }
}

impl<T: Named> ToSchema for Word<T> {
    fn name() -> Cow<'static, str> {
        T::TYPE.into()
    }
}

impl PartialSchema for ClassOrNone {
    fn schema() -> RefOr<Schema> {
        let mut names: Vec<&str> = Class::ALL.iter().map(|class| class.word()).collect();
        names.push(NO_CLASS);
        words(&names, "The kind of game; `none` without a clock.")
    }
}

impl ToSchema for ClassOrNone {}

/// A value that is written as text, with its description.
trait Described {
    const NAME: &'static str;
    const ABOUT: &'static str;
    const PATTERN: Option<&'static str>;
}

impl Described for Square {
    const NAME: &'static str = "Square";
    const ABOUT: &'static str = "A square, such as `e4`.";
    const PATTERN: Option<&'static str> = Some("^[a-h][1-8]$");
}

impl Described for Move {
    const NAME: &'static str = "Uci";
    const ABOUT: &'static str = "A move in UCI, such as `e2e4` or `e7e8q`.";
    const PATTERN: Option<&'static str> = Some("^[a-h][1-8][a-h][1-8][nbrqkp]?$");
}

impl Described for GameResult {
    const NAME: &'static str = "GameResult";
    const ABOUT: &'static str =
        "A result: `1-0`, `1/2-1/2`, `0-1`, `+/-` and the like, or points of both players.";
    const PATTERN: Option<&'static str> = None;
}

impl Described for Position {
    const NAME: &'static str = "Position";
    const ABOUT: &'static str = "A position as FEN.";
    const PATTERN: Option<&'static str> = None;
}

fn text(about: &str, pattern: Option<&str>) -> RefOr<Schema> {
    ObjectBuilder::new().schema_type(Type::String).pattern(pattern).description(Some(about)).into()
}

impl<T: Described> PartialSchema for Text<T> {
    fn schema() -> RefOr<Schema> {
        text(T::ABOUT, T::PATTERN)
    }
}

impl<T: Described> ToSchema for Text<T> {
    fn name() -> Cow<'static, str> {
        T::NAME.into()
    }
}

impl PartialSchema for Fen {
    fn schema() -> RefOr<Schema> {
        text("A position as FEN, or only its first field where rights and counters are hidden.", None)
    }
}

impl ToSchema for Fen {}

impl PartialSchema for Points {
    fn schema() -> RefOr<Schema> {
        ObjectBuilder::new()
            .schema_type(Type::Number)
            .multiple_of(Some(0.001))
            .description(Some("Points, with at most three decimals."))
            .into()
    }
}

impl ToSchema for Points {}

impl PartialSchema for Hands {
    fn schema() -> RefOr<Schema> {
        ObjectBuilder::new()
            .schema_type(Type::Integer)
            .minimum(Some(1))
            .maximum(Some(2))
            .description(Some("With how many hands a move was made."))
            .into()
    }
}

impl ToSchema for Hands {}

impl PartialSchema for Millis {
    fn schema() -> RefOr<Schema> {
        ObjectBuilder::new()
            .schema_type(Type::Integer)
            .minimum(Some(0))
            .maximum(Some(MOST_MILLIS as f64))
            .description(Some("A moment, or a length of time, in whole milliseconds."))
            .into()
    }
}

impl ToSchema for Millis {}
