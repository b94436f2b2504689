/** English words that hold two terms or names by chance ('blanching' is no blanc and hing), or are near one: from the verbs, adjectives and adverbs of an open word list. */
export const furtherPlainWords: readonly string[] = `
  alibis anchored anchoring anele aneles anticipate anticipates archaises astern attaching attains
  austere baching backlashing backpedaling bacterising balkanising balks barfs bawls blackwashing
  blanching blotches blots bollocks bootlegging bootleggings botches bothering brads brandish brandishes
  brandishing breadthways breadthwise briefed broaches brothels brushings buckling buncoing buncos
  bunkering bunking burke burkes caching calve calves canoodle canoodled canoodles cantle cantles
  caracole caracoled caracoles carburise carburises carburizes catenate catenates cauterising chaired
  chairing chaises chasses cherishing chevies churrs clamour clamping classes clouted compensate
  compensates conflates console contrabass coshing cranches crushings darings daubing diam diams
  digesting directive dishing distempering distortable eagers elutes ensures farrowing fathering federal
  filches finale financings firecracker firecrackers flitter flitters flourished flourishing flouts
  flyfishing foment foments fond fondling fortes funeral funerals gammas gardenings gashing gingerly
  glances glares goings groaks handspike handspikes handwashing harden hardens harken harking harmed
  harpoon harshen harshens haves herringbone herringbones hoards humanise humanises humanistic humbug
  humbugs humour humping incarnation incarnations inhering inlays inspissate inspissates jabbings
  jaundice jaundiced jibing jiving jumpstarts languishing lashing lashings lathering leaches leeches
  leytes lionizes loans logroll logrolled logrolling logrolls lours luminesce luminesces luring
  magnetises manicured manifold manifolded manner manners mantel mantels mantic melanises metered
  metering morale morgues moults mucking muckrake muckrakes muckraking muffing multilateral nothings
  nutty obverses orates outflanking outlays overlays overstuffing painful painless paneling panelings
  participate participates paucity pauperising pausing pedaling pedantic peptises perishing plagiarising
  plagiarizes plaits planar planking plashing plasmas plastic platonic plausible plunder plunders
  poetises polishing pothering prangs prates presidents pulpits pulsate pulsates quashing railings
  recaps reheel reheels rhumbas rouged rumbas sails scenes screamingly sedans selfishly selfishness
  shakings shamanising shufflings shushing skateboard sloshing solders spangs speckles speckling
  specular speculate speculates standoffishly stonewashing stumpings sulfating summiting sunday sundays
  tarmac tempering tenors tethering thermistor thermistors totes totter totters trashing tuckering
  turnpike turnpikes underlays unearthing unselfish unselfishly unselfishness visas waitings warps
  washing washings waylays whelms whitewashing wholesale wholesales whopper whoppers wolfishly
`
  .trim()
  .split(/\s+/)
