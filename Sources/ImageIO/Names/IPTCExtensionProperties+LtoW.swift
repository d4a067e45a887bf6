import Foundation

// The keys of IPTC's extension, from L to W. Names only: they are not read.
// The constants are unsafe because `NSString` is not `Sendable`.

/// The location created, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtLocationCreated: NSString = "LocationCreated"
/// The location city, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtLocationCity: NSString = "City"
/// The location country code, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtLocationCountryCode: NSString = "CountryCode"
/// The location country name, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtLocationCountryName: NSString = "CountryName"
/// The location GPS altitude, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtLocationGPSAltitude: NSString = "GPSAltitude"
/// The location GPS latitude, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtLocationGPSLatitude: NSString = "GPSLatitude"
/// The location GPS longitude, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtLocationGPSLongitude: NSString = "GPSLongitude"
/// The location identifier, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtLocationIdentifier: NSString = "Identifier"
/// The location location id, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtLocationLocationId: NSString = "LocationId"
/// The location location name, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtLocationLocationName: NSString = "LocationName"
/// The location province state, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtLocationProvinceState: NSString = "ProvinceState"
/// The location sublocation, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtLocationSublocation: NSString = "Sublocation"
/// The location world region, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtLocationWorldRegion: NSString = "WorldRegion"
/// The location shown, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtLocationShown: NSString = "LocationShown"
/// The largest available height, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtMaxAvailHeight: NSString = "MaxAvailHeight"
/// The largest available width, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtMaxAvailWidth: NSString = "MaxAvailWidth"
/// The model age, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtModelAge: NSString = "ModelAge"
/// The organisation in image code, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtOrganisationInImageCode: NSString = "OrganisationInImageCode"
/// The organisation in image name, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtOrganisationInImageName: NSString = "OrganisationInImageName"
/// The person heard, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtPersonHeard: NSString = "PersonHeard"
/// The person heard identifier, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtPersonHeardIdentifier: NSString = "PersonHeardIdentifier"
/// The person heard name, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtPersonHeardName: NSString = "PersonHeardName"
/// The person in image, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtPersonInImage: NSString = "PersonInImage"
/// The person in image w details, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtPersonInImageWDetails: NSString = "PersonInImageWDetails"
/// The person in image characteristic, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtPersonInImageCharacteristic: NSString =
  "PersonInImageCharacteristic"
/// The person in image cv term cv id, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtPersonInImageCvTermCvId: NSString = "PersonInImageCvTermCvId"
/// The person in image cv term id, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtPersonInImageCvTermId: NSString = "PersonInImageCvTermId"
/// The person in image cv term name, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtPersonInImageCvTermName: NSString = "PersonInImageCvTermName"
/// The person in image cv term refined about, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtPersonInImageCvTermRefinedAbout: NSString =
  "PersonInImageCvTermRefinedAbout"
/// The person in image description, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtPersonInImageDescription: NSString = "PersonInImageDescription"
/// The person in image id, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtPersonInImageId: NSString = "PersonInImageId"
/// The person in image name, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtPersonInImageName: NSString = "PersonInImageName"
/// The product in image, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtProductInImage: NSString = "ProductInImage"
/// The product in image description, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtProductInImageDescription: NSString = "ProductInImageDescription"
/// The product in image GTIN, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtProductInImageGTIN: NSString = "ProductInImageGTIN"
/// The product in image name, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtProductInImageName: NSString = "ProductInImageName"
/// The publication event, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtPublicationEvent: NSString = "PublicationEvent"
/// The publication event date, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtPublicationEventDate: NSString = "PublicationEventDate"
/// The publication event identifier, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtPublicationEventIdentifier: NSString =
  "PublicationEventIdentifier"
/// The publication event name, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtPublicationEventName: NSString = "PublicationEventName"
/// The rating, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtRating: NSString = "Rating"
/// The rating rating region, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtRatingRatingRegion: NSString = "RatingRatingRegion"
/// The rating region city, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtRatingRegionCity: NSString = "RatingRegionCity"
/// The rating region country code, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtRatingRegionCountryCode: NSString = "RatingRegionCountryCode"
/// The rating region country name, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtRatingRegionCountryName: NSString = "RatingRegionCountryName"
/// The rating region GPS altitude, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtRatingRegionGPSAltitude: NSString = "RatingRegionGPSAltitude"
/// The rating region GPS latitude, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtRatingRegionGPSLatitude: NSString = "RatingRegionGPSLatitude"
/// The rating region GPS longitude, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtRatingRegionGPSLongitude: NSString = "RatingRegionGPSLongitude"
/// The rating region identifier, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtRatingRegionIdentifier: NSString = "RatingRegionIdentifier"
/// The rating region location id, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtRatingRegionLocationId: NSString = "RatingRegionLocationId"
/// The rating region location name, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtRatingRegionLocationName: NSString = "RatingRegionLocationName"
/// The rating region province state, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtRatingRegionProvinceState: NSString = "RatingRegionProvinceState"
/// The rating region sublocation, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtRatingRegionSublocation: NSString = "RatingRegionSublocation"
/// The rating region world region, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtRatingRegionWorldRegion: NSString = "RatingRegionWorldRegion"
/// The rating scale largest value, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtRatingScaleMaxValue: NSString = "RatingScaleMaxValue"
/// The rating scale smallest value, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtRatingScaleMinValue: NSString = "RatingScaleMinValue"
/// The rating source link, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtRatingSourceLink: NSString = "RatingSourceLink"
/// The rating value, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtRatingValue: NSString = "RatingValue"
/// The rating value logo link, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtRatingValueLogoLink: NSString = "RatingValueLogoLink"
/// The registry ID, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtRegistryID: NSString = "RegistryID"
/// The registry entry role, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtRegistryEntryRole: NSString = "RegistryEntryRole"
/// The registry item ID, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtRegistryItemID: NSString = "RegistryItemID"
/// The registry organisation ID, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtRegistryOrganisationID: NSString = "RegistryOrganisationID"
/// The release ready, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtReleaseReady: NSString = "ReleaseReady"
/// The season, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtSeason: NSString = "Season"
/// The season identifier, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtSeasonIdentifier: NSString = "SeasonIdentifier"
/// The season name, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtSeasonName: NSString = "SeasonName"
/// The season number, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtSeasonNumber: NSString = "SeasonNumber"
/// The series, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtSeries: NSString = "Series"
/// The series identifier, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtSeriesIdentifier: NSString = "SeriesIdentifier"
/// The series name, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtSeriesName: NSString = "SeriesName"
/// The storyline identifier, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtStorylineIdentifier: NSString = "StorylineIdentifier"
/// The stream ready, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtStreamReady: NSString = "StreamReady"
/// The style period, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtStylePeriod: NSString = "StylePeriod"
/// The supply chain source, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtSupplyChainSource: NSString = "SupplyChainSource"
/// The supply chain source identifier, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtSupplyChainSourceIdentifier: NSString =
  "SupplyChainSourceIdentifier"
/// The supply chain source name, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtSupplyChainSourceName: NSString = "SupplyChainSourceName"
/// The temporal coverage, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtTemporalCoverage: NSString = "TemporalCoverage"
/// The temporal coverage from, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtTemporalCoverageFrom: NSString = "TemporalCoverageFrom"
/// The temporal coverage to, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtTemporalCoverageTo: NSString = "TemporalCoverageTo"
/// The transcript, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtTranscript: NSString = "Transcript"
/// The transcript link, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtTranscriptLink: NSString = "TranscriptLink"
/// The transcript link link, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtTranscriptLinkLink: NSString = "TranscriptLinkLink"
/// The transcript link link qualifier, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtTranscriptLinkLinkQualifier: NSString =
  "TranscriptLinkLinkQualifier"
/// The video bitrate, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtVideoBitrate: NSString = "VideoBitrate"
/// The video bitrate mode, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtVideoBitrateMode: NSString = "VideoBitrateMode"
/// The video display aspect ratio, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtVideoDisplayAspectRatio: NSString = "VideoDisplayAspectRatio"
/// The video encoding profile, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtVideoEncodingProfile: NSString = "VideoEncodingProfile"
/// The video shot type, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtVideoShotType: NSString = "VideoShotType"
/// The video shot type identifier, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtVideoShotTypeIdentifier: NSString = "VideoShotTypeIdentifier"
/// The video shot type name, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtVideoShotTypeName: NSString = "VideoShotTypeName"
/// The video streams count, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtVideoStreamsCount: NSString = "VideoStreamsCount"
/// The visual colour, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtVisualColor: NSString = "VisualColor"
/// The workflow tag, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtWorkflowTag: NSString = "WorkflowTag"
/// The workflow tag cv id, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtWorkflowTagCvId: NSString = "WorkflowTagCvId"
/// The workflow tag cv term id, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtWorkflowTagCvTermId: NSString = "WorkflowTagCvTermId"
/// The workflow tag cv term name, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtWorkflowTagCvTermName: NSString = "WorkflowTagCvTermName"
/// The workflow tag cv term refined about, among the properties of IPTC's extension.
nonisolated(unsafe) public let kCGImagePropertyIPTCExtWorkflowTagCvTermRefinedAbout: NSString =
  "WorkflowTagCvTermRefinedAbout"
