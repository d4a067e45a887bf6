import Foundation

// The keys of IPTC's extension, from A to L. Names only: they are not read.
// The constants are unsafe because `NSString` is not `Sendable`.

/// The about cv term, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtAboutCvTerm: NSString = "AboutCvTerm"
/// The about cv term cv id, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtAboutCvTermCvId: NSString = "AboutCvTermCvId"
/// The about cv term id, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtAboutCvTermId: NSString = "AboutCvTermId"
/// The about cv term name, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtAboutCvTermName: NSString = "AboutCvTermName"
/// The about cv term refined about, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtAboutCvTermRefinedAbout: NSString = "AboutCvTermRefinedAbout"
/// The additional model info, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtAddlModelInfo: NSString = "AddlModelInfo"
/// The artwork or object, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtArtworkOrObject: NSString = "ArtworkOrObject"
/// The artwork approximate date created, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtArtworkCircaDateCreated: NSString = "ArtworkCircaDateCreated"
/// The artwork content description, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtArtworkContentDescription: NSString = "ArtworkContentDescription"
/// The artwork contribution description, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtArtworkContributionDescription: NSString =
  "ArtworkContributionDescription"
/// The artwork copyright notice, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtArtworkCopyrightNotice: NSString = "ArtworkCopyrightNotice"
/// The artwork creator, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtArtworkCreator: NSString = "ArtworkCreator"
/// The artwork creator ID, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtArtworkCreatorID: NSString = "ArtworkCreatorID"
/// The artwork copyright owner ID, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtArtworkCopyrightOwnerID: NSString = "ArtworkCopyrightOwnerID"
/// The artwork copyright owner name, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtArtworkCopyrightOwnerName: NSString = "ArtworkCopyrightOwnerName"
/// The artwork licensor ID, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtArtworkLicensorID: NSString = "ArtworkLicensorID"
/// The artwork licensor name, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtArtworkLicensorName: NSString = "ArtworkLicensorName"
/// The artwork date created, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtArtworkDateCreated: NSString = "ArtworkDateCreated"
/// The artwork physical description, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtArtworkPhysicalDescription: NSString =
  "ArtworkPhysicalDescription"
/// The artwork source, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtArtworkSource: NSString = "ArtworkSource"
/// The artwork source inventory no, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtArtworkSourceInventoryNo: NSString = "ArtworkSourceInventoryNo"
/// The artwork source inventory URL, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtArtworkSourceInvURL: NSString = "ArtworkSourceInvURL"
/// The artwork style period, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtArtworkStylePeriod: NSString = "ArtworkStylePeriod"
/// The artwork title, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtArtworkTitle: NSString = "ArtworkTitle"
/// The audio bitrate, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtAudioBitrate: NSString = "AudioBitrate"
/// The audio bitrate mode, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtAudioBitrateMode: NSString = "AudioBitrateMode"
/// The audio channel count, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtAudioChannelCount: NSString = "AudioChannelCount"
/// The approximate date created, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtCircaDateCreated: NSString = "CircaDateCreated"
/// The container format, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtContainerFormat: NSString = "ContainerFormat"
/// The container format identifier, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtContainerFormatIdentifier: NSString = "ContainerFormatIdentifier"
/// The container format name, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtContainerFormatName: NSString = "ContainerFormatName"
/// The contributor, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtContributor: NSString = "Contributor"
/// The contributor identifier, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtContributorIdentifier: NSString = "ContributorIdentifier"
/// The contributor name, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtContributorName: NSString = "ContributorName"
/// The contributor role, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtContributorRole: NSString = "ContributorRole"
/// The copyright year, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtCopyrightYear: NSString = "CopyrightYear"
/// The creator, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtCreator: NSString = "Creator"
/// The creator identifier, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtCreatorIdentifier: NSString = "CreatorIdentifier"
/// The creator name, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtCreatorName: NSString = "CreatorName"
/// The creator role, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtCreatorRole: NSString = "CreatorRole"
/// The controlled vocabulary term, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtControlledVocabularyTerm: NSString = "ControlledVocabularyTerm"
/// The data on screen, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtDataOnScreen: NSString = "DataOnScreen"
/// The data on screen region, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtDataOnScreenRegion: NSString = "DataOnScreenRegion"
/// The data on screen region d, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtDataOnScreenRegionD: NSString = "DataOnScreenRegionD"
/// The data on screen region h, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtDataOnScreenRegionH: NSString = "DataOnScreenRegionH"
/// The data on screen region text, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtDataOnScreenRegionText: NSString = "DataOnScreenRegionText"
/// The data on screen region unit, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtDataOnScreenRegionUnit: NSString = "DataOnScreenRegionUnit"
/// The data on screen region w, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtDataOnScreenRegionW: NSString = "DataOnScreenRegionW"
/// The data on screen region x, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtDataOnScreenRegionX: NSString = "DataOnScreenRegionX"
/// The data on screen region y, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtDataOnScreenRegionY: NSString = "DataOnScreenRegionY"
/// The digital image GUID, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtDigitalImageGUID: NSString = "DigitalImageGUID"
/// The digital source file type, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtDigitalSourceFileType: NSString = "DigitalSourceFileType"
/// The digital source type, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtDigitalSourceType: NSString = "DigitalSourceType"
/// The dopesheet, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtDopesheet: NSString = "Dopesheet"
/// The dopesheet link, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtDopesheetLink: NSString = "DopesheetLink"
/// The dopesheet link link, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtDopesheetLinkLink: NSString = "DopesheetLinkLink"
/// The dopesheet link link qualifier, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtDopesheetLinkLinkQualifier: NSString =
  "DopesheetLinkLinkQualifier"
/// The embedded encoded rights expression, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtEmbdEncRightsExpr: NSString = "EmbdEncRightsExpr"
/// The embedded encoded rights expression, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtEmbeddedEncodedRightsExpr: NSString = "EmbeddedEncodedRightsExpr"
/// The embedded encoded rights expression type, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtEmbeddedEncodedRightsExprType: NSString =
  "EmbeddedEncodedRightsExprType"
/// The embedded encoded rights expression lang ID, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtEmbeddedEncodedRightsExprLangID: NSString =
  "EmbeddedEncodedRightsExprLangID"
/// The episode, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtEpisode: NSString = "Episode"
/// The episode identifier, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtEpisodeIdentifier: NSString = "EpisodeIdentifier"
/// The episode name, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtEpisodeName: NSString = "EpisodeName"
/// The episode number, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtEpisodeNumber: NSString = "EpisodeNumber"
/// The event, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtEvent: NSString = "Event"
/// The shown event, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtShownEvent: NSString = "ShownEvent"
/// The shown event identifier, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtShownEventIdentifier: NSString = "ShownEventIdentifier"
/// The shown event name, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtShownEventName: NSString = "ShownEventName"
/// The external metadata link, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtExternalMetadataLink: NSString = "ExternalMetadataLink"
/// The feed identifier, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtFeedIdentifier: NSString = "FeedIdentifier"
/// The genre, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtGenre: NSString = "Genre"
/// The genre cv id, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtGenreCvId: NSString = "GenreCvId"
/// The genre cv term id, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtGenreCvTermId: NSString = "GenreCvTermId"
/// The genre cv term name, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtGenreCvTermName: NSString = "GenreCvTermName"
/// The genre cv term refined about, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtGenreCvTermRefinedAbout: NSString = "GenreCvTermRefinedAbout"
/// The headline, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtHeadline: NSString = "Headline"
/// The IPTC last edited, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtIPTCLastEdited: NSString = "IPTCLastEdited"
/// The linked encoded rights expression, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtLinkedEncRightsExpr: NSString = "LinkedEncRightsExpr"
/// The linked encoded rights expression, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtLinkedEncodedRightsExpr: NSString = "LinkedEncodedRightsExpr"
/// The linked encoded rights expression type, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtLinkedEncodedRightsExprType: NSString =
  "LinkedEncodedRightsExprType"
/// The linked encoded rights expression lang ID, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtLinkedEncodedRightsExprLangID: NSString =
  "LinkedEncodedRightsExprLangID"
