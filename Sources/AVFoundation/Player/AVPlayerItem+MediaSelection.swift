extension AVPlayerItem {
  /// Chooses one of a group: does nothing, as no asset has any.
  public func select(
    _ mediaSelectionOption: AVMediaSelectionOption?, in mediaSelectionGroup: AVMediaSelectionGroup
  ) {}
}
