import QuartzCore

/// A window from which a drag can go on to other windows and programs.
@MainActor package protocol DragSurface: WindowSurface {
  /// Begins a drag with the pointer that is pressed now. The window gets no more events of this press, except for its
  /// cancellation; where the drag is over windows of this program, these receive it as an `IncomingDrag` of this offer.
  ///
  /// - Returns: false if no pointer is pressed.
  func beginDrag(_ offer: DragOffer) -> Bool
}

/// The data that a drag offers to other programs, and the picture at the pointer.
@MainActor package final class DragOffer {
  /// The media types of the data, the preferred one first.
  package let types: [String]
  /// Loads the data of one of the types.
  package let load: @MainActor (_ type: String, _ done: @escaping @MainActor (Data?) -> Void) -> Void
  /// The layer that is shown at the pointer as it is now; nil for none.
  package var picture: CALayer?
  /// The pointer's place in the picture.
  package var hotSpot = CGPoint.zero
  /// Whether the drag has ended within the program, so that nobody gets the data any more.
  package var isWithdrawn = false
  /// Whether another program has been given data, or a window of this program has taken the drop.
  package var wasTaken = false
  /// Called once at the end of the drag, with whether it was taken.
  package var didEnd: @MainActor (_ isTaken: Bool) -> Void = { _ in }

  package init(
    types: [String], load: @escaping @MainActor (_ type: String, _ done: @escaping @MainActor (Data?) -> Void) -> Void
  ) {
    (self.types, self.load) = (types, load)
  }

  /// Loads the data of one of the types for another program. There are none once the drag has ended within the program,
  /// which may happen while they are loaded.
  package func give(_ type: String, _ done: @escaping @MainActor (Data?) -> Void) {
    guard !isWithdrawn else { return done(nil) }
    load(type) { [self] data in
      guard let data, !isWithdrawn else { return done(nil) }
      wasTaken = true
      done(data)
    }
  }
}
