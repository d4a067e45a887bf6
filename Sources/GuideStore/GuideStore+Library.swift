import GuideModel

/// What the interface may call on its main thread (`lineup`, `perform`, `channelsWithAirings`, `sources`) is kept in memory; all else reads the
/// file.
extension GuideStore: GuideLibrary {}
