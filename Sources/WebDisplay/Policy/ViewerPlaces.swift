/// The limits on viewers: some places are reserved for owners, who otherwise could not enter their own guide.
package struct ViewerPlaces: Sendable {
  package let most: Int

  package init(most: Int) { self.most = most }

  /// The number of places for owners alone.
  package var reserved: Int { min(4, most / 4) }

  /// Returns whether one more viewer may enter beside those already there.
  package func hasRoom(for role: ViewerRole, owners: Int, guests: Int) -> Bool {
    owners + guests < most && (role == .owner || guests < most - reserved)
  }
}
