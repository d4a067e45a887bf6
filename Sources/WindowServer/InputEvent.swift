import QuartzCore

/// Input delivered to a window. Positions are points from the window's top left; times are the pacer's seconds.
package enum InputEvent: Sendable {
  case pointer(Pointer)
  case scroll(Scroll)
  case magnify(Magnify)
  case key(Key)
  /// The window has received or lost the keyboard.
  case keyFocus(Bool)

  /// Shift, Control and the like at the time of the event.
  package struct Modifiers: OptionSet, Hashable, Sendable {
    package var rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    package static let shift = Modifiers(rawValue: 1 << 0)
    package static let control = Modifiers(rawValue: 1 << 1)
    package static let alternate = Modifiers(rawValue: 1 << 2)
    package static let command = Modifiers(rawValue: 1 << 3)
    package static let capsLock = Modifiers(rawValue: 1 << 4)
  }

  /// A mouse, a pen or one finger. `id` distinguishes fingers; a mouse is 0.
  package struct Pointer: Sendable {
    package enum Phase: Sendable { case hover, began, moved, ended, cancelled, exited }
    package enum Kind: Sendable { case mouse, touch, pen }
    /// A position of the pointer between two events, if the host delivers one event per frame.
    package struct Sample: Sendable {
      var location: CGPoint
      var time: TimeInterval
      init(location: CGPoint, time: TimeInterval) {
        self.location = location
        self.time = time
      }
    }
    package var phase: Phase
    package var kind: Kind
    package var id: Int
    package var location: CGPoint
    /// The button: 1 primary, 2 middle, 3 secondary, as in X and GDK; 0 while hovering.
    package var button: Int
    /// 1 for a click, 2 for the second click of a double click.
    package var clickCount: Int
    package var modifiers: Modifiers
    package var time: TimeInterval
    /// Earlier positions, oldest first, without this event's own: for velocities.
    var history: [Sample]

    package init(
      phase: Phase, kind: Kind = .mouse, id: Int = 0, location: CGPoint, button: Int = 0, clickCount: Int = 1,
      modifiers: Modifiers = [], time: TimeInterval, history: [Sample] = []
    ) {
      self.phase = phase
      self.kind = kind
      self.id = id
      self.location = location
      self.button = button
      self.clickCount = clickCount
      self.modifiers = modifiers
      self.time = time
      self.history = history
    }
  }

  /// Scrolling by a wheel or a touchpad. Positive deltas increase the content's offset (the content moves up and left).
  package struct Scroll: Sendable {
    package enum Unit: Sendable {
      /// Wheel clicks; 1 is one notch.
      case notch
      /// Points, from a touchpad or a high-resolution wheel.
      case point
    }
    package enum Phase: Sendable {
      /// A wheel, which has no beginning and no end.
      case none
      case began, changed, ended
    }
    package var unit: Unit
    package var phase: Phase
    package var delta: CGVector
    package var location: CGPoint
    package var modifiers: Modifiers
    package var time: TimeInterval

    package init(
      unit: Unit, phase: Phase = .none, delta: CGVector, location: CGPoint, modifiers: Modifiers = [],
      time: TimeInterval
    ) {
      self.unit = unit
      self.phase = phase
      self.delta = delta
      self.location = location
      self.modifiers = modifiers
      self.time = time
    }
  }

  /// A pinch on a touchpad. `scale` is relative to the start of the pinch.
  package struct Magnify: Sendable {
    package enum Phase: Sendable { case began, changed, ended, cancelled }
    package var phase: Phase
    package var scale: CGFloat
    package var location: CGPoint
    package var time: TimeInterval

    package init(phase: Phase, scale: CGFloat, location: CGPoint, time: TimeInterval) {
      self.phase = phase
      self.scale = scale
      self.location = location
      self.time = time
    }
  }

  package struct Key: Sendable {
    package enum Phase: Sendable { case down, up }
    package var phase: Phase
    /// The USB HID usage of the key (page 7), as in `UIKeyboardHIDUsage`; 0 if unknown.
    package var usage: Int
    /// The characters that the key types with its modifiers; empty for keys that type nothing.
    package var characters: String
    package var charactersIgnoringModifiers: String
    package var modifiers: Modifiers
    package var isRepeat: Bool
    package var time: TimeInterval

    package init(
      phase: Phase, usage: Int, characters: String = "", charactersIgnoringModifiers: String = "",
      modifiers: Modifiers = [], isRepeat: Bool = false, time: TimeInterval
    ) {
      self.phase = phase
      self.usage = usage
      self.characters = characters
      self.charactersIgnoringModifiers = charactersIgnoringModifiers
      self.modifiers = modifiers
      self.isRepeat = isRepeat
      self.time = time
    }
  }
}
