/// The movement of a symbol. Symbols have no layers here, so the whole symbol moves in every effect.
enum SymbolMotion: Hashable, Sendable {
  /// The direction of a movement; `none` for the effect's own.
  enum Direction: Hashable, Sendable { case none, up, down, left, right, forward, backward }

  case bounce(Direction)
  case pulse
  /// Fades the symbol out and in; with `reverses` more slowly back.
  case variableColor(reverses: Bool)
  case scale(Direction)
  case appear(Direction)
  case disappear(Direction)
  case wiggle(Direction)
  /// Swings by an angle in degrees.
  case swing(Double)
  /// Turns by a whole turn, to the right or to the left.
  case rotate(clockwise: Bool)
  case breathe(pulses: Bool)
  case replace(Direction)
  case automatic

  /// The kind of the effect, by which it is removed.
  var kind: String {
    switch self {
    case .bounce: "bounce"
    case .pulse: "pulse"
    case .variableColor: "variableColor"
    case .scale: "scale"
    case .appear: "appear"
    case .disappear: "disappear"
    case .wiggle, .swing: "wiggle"
    case .rotate: "rotate"
    case .breathe: "breathe"
    case .replace: "replace"
    case .automatic: "automatic"
    }
  }

  /// Whether it is played once unless its options say otherwise.
  var isDiscreteByDefault: Bool {
    if case .bounce = self { true } else { false }
  }
}
