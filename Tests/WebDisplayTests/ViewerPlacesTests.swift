import Testing

@testable import WebDisplay

@Suite struct ViewerPlacesTests {
  @Test func guestsLeaveSomePlacesToOwners() {
    let places = ViewerPlaces(most: 64)
    #expect(places.hasRoom(for: .guest, owners: 0, guests: 59))
    #expect(!places.hasRoom(for: .guest, owners: 0, guests: 60))
    #expect(places.hasRoom(for: .owner, owners: 0, guests: 60))
    #expect(places.hasRoom(for: .owner, owners: 3, guests: 60))
    #expect(!places.hasRoom(for: .owner, owners: 4, guests: 60))
  }

  @Test func ownersMayHaveThemAll() {
    let places = ViewerPlaces(most: 64)
    #expect(places.hasRoom(for: .owner, owners: 63, guests: 0))
    #expect(!places.hasRoom(for: .owner, owners: 64, guests: 0))
    #expect(!places.hasRoom(for: .guest, owners: 64, guests: 0))
  }

  @Test(arguments: [1, 2, 3, 4, 8, 16]) func aFewPlacesAreForBoth(_ most: Int) {
    let places = ViewerPlaces(most: most)
    #expect(places.hasRoom(for: .guest, owners: 0, guests: 0))
    #expect(places.reserved <= 4 && places.reserved < most)
  }
}
